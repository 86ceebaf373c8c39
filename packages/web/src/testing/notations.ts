/** Texts that look right but have other characters, copied from documents, chats and other keyboards. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  ...['\u200B', '\u200C', '\u00AD', '\u2060', '\uFEFF', '\u200E', '\u200F', '\u202A', '\u2066', '\u0000'].flatMap(
    (hidden) => [
      (text: string) => `${hidden}${text}`,
      (text: string) => `${text.slice(0, 4)}${hidden}${text.slice(4)}${hidden}`,
    ],
  ),
  ...['\u00A0', '\u2007', '\u202F', '\u3000', '\t'].map((blank) => (text: string) => `${blank}${text}${blank}`),
  ...['\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uFE63', '\uFF0D'].map(
    (dash) => (text: string) => text.replaceAll('-', dash),
  ),
  ...[0x06_60, 0x06_f0, 0x0e_50, 0xa9_d0].map(
    (zero) => (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))),
  ),
  (text) => text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfe_e0)),
]

/** Right and wrong texts of each kind. Forms must accept exactly what the contracts accept. */
const texts = {
  phone: ['0812-3456-7890', '+62 (812) 3456-7890', '62812-34567890', '0812', '0812-3456-7890-1234', '+1 212 555-0100'],
  nik: ['3215-0117-0845-0001', '3215 0117 0845 0001', '321501170845000', '3215O11708450001'],
  email: [
    'siti@contoh.example',
    'a-b+c@rs-1.co.id',
    'siti..r@contoh.id',
    '.siti@contoh.id',
    'siti.@contoh.id',
    'siti@contoh.i',
    'siti@-contoh.id',
    'sití@contoh.id',
    'siti@contoh.123',
    "siti'@contoh.id",
    'siti&r@contoh.id',
    'siti/r@contoh.id',
    `${'a'.repeat(250)}@b.id`,
  ],
  date: ['1987-03-05', '5-3-1987', '31-02-1987', '5', '0'],
  code: ['123-456', '123456', '12345', '12a456'],
  other: ['x', 'Siti Rahayu', 'AB-1234567', 'https://contoh.example', '\u200B\u00AD', '-', '👩‍⚕️', 'x'.repeat(3000)],
} as const

/** A kind of text that a field accepts; `other` are names and free texts. */
export type Notation = keyof typeof texts

/** Every text, and the first one of a kind in every disguise. A field for that kind has to undo the disguises. */
export const notationsFor = (kind: Notation): readonly string[] => [
  ...new Set([...Object.values(texts).flat(), ...disguises.map((disguise) => disguise(texts[kind][0]))]),
]

/** Valid texts of a kind in every disguise, for fields that must accept them. */
export const rightNotations = (kind: 'phone' | 'nik' | 'email' | 'code'): readonly string[] =>
  disguises.map((disguise) => disguise(texts[kind][0]))

/** A code that is pasted together with the words of a message. */
export const pastedCodes: readonly string[] = [
  'Kode: 123456',
  'Kode verifikasi Anda 123 456. Berlaku 10 menit.',
  '<#> 123-456 adalah kode Anda',
].flatMap((text) => disguises.map((disguise) => disguise(text)))

/** A date in three fields in every disguise, with its month as a number and as a word. */
export const rightDates = (
  day: string,
  month: number,
  year: string,
): readonly (readonly [string, string, string])[] => {
  const name = (locale: string, style: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { month: style }).format(new Date(2026, month - 1, 1))
  const months = [String(month), String(month).padStart(2, '0'), name('id', 'long'), name('en', 'short')]
  return months.flatMap((word) =>
    disguises.map((disguise): readonly [string, string, string] => [disguise(day), disguise(word), disguise(year)]),
  )
}

/** Dates that do not exist, or that nobody means. */
export const wrongDates = [
  ['31', '2', '1992'],
  ['29', '2', '1900'],
  ['0', '7', '1992'],
  ['14', '13', '1992'],
  ['14', '7', '92'],
  ['14', '7', '0001'],
  ['14', '7', '9999'],
  ['1 4', '7', '1992'],
  ['-14', '7', '1992'],
  ['14,5', '7', '1992'],
  ['14', 'Ramadan', '1992'],
  ['', '7', '1992'],
  ['14', '7', '19920'],
] as const
