interface FileOptions {
  readonly count: number
  /** Every n-th row has a mistake, each kind in turn; 0 for none. Default: 0. */
  readonly wrongEvery?: number
  /** The beginning of each employee's number, so that files do not share numbers. Default: `IMP`. */
  readonly prefix?: string
  /** The digits of identity numbers after the regency, so that files do not share numbers. Default: 1. */
  readonly district?: number
}

const names = ['Siti Rahayu', 'Budi Prasetyo', 'Dewi Ayu Lestari', 'Raden Roro Maria Yohana Kusumaningtyas'] as const

const two = (value: number): string => String(value).padStart(2, '0')

interface Row {
  readonly name: string
  readonly number: string
  readonly identity: string
  readonly birth: string
  readonly phone: string
}

/** The possible mistakes of a row. */
const mistakes: readonly ((row: Row) => Row)[] = [
  (row) => ({ ...row, birth: '02/25/1985' }),
  (row) => ({ ...row, phone: '12' }),
  (row) => ({ ...row, identity: '3,2E+15' }),
  (row) => ({ ...row, name: '' }),
]

const rowAt = (index: number, { wrongEvery = 0, prefix = 'IMP', district = 1 }: FileOptions): readonly string[] => {
  const [day, month, year] = [1 + (index % 28), 1 + (index % 12), 1965 + (index % 38)]
  const right: Row = {
    name: names[index % names.length] ?? '',
    number: `${prefix}-${String(index + 1).padStart(5, '0')}`,
    identity: `3215${two(district)}${two(day)}${two(month)}${two(year % 100)}${String(index % 10_000).padStart(4, '0')}`,
    birth: `${two(day)}/${two(month)}/${year}`,
    phone: `08120000${String(index % 10_000).padStart(4, '0')}`,
  }
  const nth = wrongEvery > 0 && index % wrongEvery === wrongEvery - 1 ? Math.floor(index / wrongEvery) : undefined
  const { name, number, identity, birth, phone } =
    nth === undefined ? right : (mistakes[nth % mistakes.length]?.(right) ?? right)
  return [
    name,
    number,
    identity,
    birth,
    'L',
    'Produksi',
    'Operator',
    'Karawang',
    phone,
    `${number.toLowerCase()}@contoh.example`,
  ]
}

const headings = ['Nama Karyawan', 'NIP', 'No KTP', 'Tgl Lahir', 'L/P', 'Divisi', 'Jabatan', 'Lokasi', 'No HP', 'Email']

/** A file of employees who do not exist, as a personnel department would write it. */
export const employeesCsv = (options: FileOptions): string => {
  const { count } = options
  const rows = Array.from({ length: count }, (_row, index) => rowAt(index, options))
  return [headings, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('')
}
