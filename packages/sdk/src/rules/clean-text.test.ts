import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['a zero width space', '0812\u200B3456', '08123456'],
  ['a soft hyphen', 'Kara\u00ADwang', 'Karawang'],
  ['a byte order mark', '\uFEFFsiti@contoh.example', 'siti@contoh.example'],
  ['direction marks around a number', '\u202A+62 812\u202C\u200E', '+62 812'],
  ['isolates', '\u2066123456\u2069', '123456'],
  ['a word joiner', '12\u206034', '1234'],
  ['a null character', 'Siti\u0000 Rahayu', 'Siti Rahayu'],
  ['a blank letter of Hangul', '\u3164Siti', 'Siti'],
  ['a no-break space', '0812\u00A03456', '0812 3456'],
  ['an ideographic space', 'Siti\u3000Rahayu', 'Siti Rahayu'],
  ['a tabulator', 'Siti\tRahayu', 'Siti Rahayu'],
  ['a no-break hyphen', '0812\u20113456', '0812-3456'],
  ['a dash', '0812–3456', '0812-3456'],
  ['a minus sign', '0812\u22123456', '0812-3456'],
  ['full-width digits and signs', '＋６２８１２', '+62812'],
  ['a full-width address', 'ｓｉｔｉ＠ｃｏｎｔｏｈ．ｉｄ', 'siti@contoh.id'],
  ['Arabic digits', '٠٨١٢', '0812'],
  ['Persian digits', '۰۸۱۲', '0812'],
  ['Thai digits', '๐๘๑๒', '0812'],
  ['Javanese digits', '꧐꧘꧑꧒', '0812'],
  ['a letter with an accent of its own', 'Rene\u0301', 'René'],
  ['a line separator', 'satu\u2028dua', 'satu\ndua'],
])('%s is made plain', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean)
  expect(cleanText(clean)).toBe(clean)
})

test.each([
  'Nur’aini binti Saleh, S.Pd.',
  'Jl. Merdeka No. 5/7\nRT 03 RW 04',
  'satu\r\ndua',
  'suhu 38,5 °C ½ jam',
  '👩‍⚕️ 👨🏽‍⚕️ ❤️',
  'محمد',
  '北京',
  '',
])('%j stays as it is', (text) => {
  expect(cleanText(text)).toBe(text)
})
