import { expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), littleEndian)
  return new Uint8Array(view.buffer)
}
const bytes = (...all: number[]) => Uint8Array.from(all)
const name = 'Nama\r\nRené – “Aminah”'

test.each([
  ['UTF-8', utf8(name), { text: name, encoding: 'utf-8' }],
  ['UTF-8 with a mark', utf8(`\uFEFF${name}`), { text: name, encoding: 'utf-8' }],
  ['UTF-16 of Windows', utf16(`\uFEFF${name}`, true), { text: name, encoding: 'utf-16le' }],
  ['UTF-16 the other way round', utf16(`\uFEFF${name}`, false), { text: name, encoding: 'utf-16be' }],
  ['windows-1252', bytes(0x52, 0x65, 0x6e, 0xe9, 0x20, 0x80), { text: 'René €', encoding: 'windows-1252' }],
  ['plain letters', utf8('Nama'), { text: 'Nama', encoding: 'utf-8' }],
  ['nothing', bytes(), { problem: 'empty' }],
  ['a mark and nothing', utf8('\uFEFF'), { problem: 'empty' }],
  ['blank lines', utf8('\r\n \r\n'), { problem: 'empty' }],
  ['a workbook', bytes(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0), { problem: 'binary' }],
  ['an older workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0), { problem: 'binary' }],
  ['UTF-16 without a mark', utf16(name, true), { problem: 'binary' }],
  ['UTF-16 with half a character', bytes(0xff, 0xfe, 0x41, 0, 0x42), { problem: 'binary' }],
  ['broken UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0xe9, 0x20), { problem: 'binary' }],
])('%s', { tags: ['company.import-encoding', 'company.csv-encodings'] }, (_what, file, decoded) =>
  expect(decodeFile(file)).toEqual(decoded),
)
