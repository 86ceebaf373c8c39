import { importFields, limitsOf } from './import-fields.ts'
import type { ImportField } from './import-fields.ts'
import type { FileRow } from './parse-csv.ts'

/** The column of each field in a file, counted from 0; undefined if the file does not have the field. */
export type Columns = Readonly<Record<ImportField, number | undefined>>

/** The column names in files of personnel departments, in small letters and without punctuation. */
const names: Readonly<Record<ImportField, string>> = {
  nama_lengkap: 'nama, nama lengkap, nama karyawan, nama pegawai, name, full name, employee name',
  nik_karyawan: `nik karyawan, nomor karyawan, no karyawan, id karyawan, nomor induk karyawan, no induk karyawan, nip, nik pegawai,
    nomor pegawai, no pegawai, nomor induk pegawai, id pegawai, nomor induk, employee number, employee no, employee id,
    staff number, staff no, staff id, badge number`,
  nik: `nik, ktp, nik ktp, no nik, nomor nik, no ktp, nomor ktp, nomor induk kependudukan, national id, national id number,
    national identity number, identity number, id card number`,
  tgl_lahir: 'tanggal lahir, tgl lahir, lahir, birth date, birthdate, date of birth, dob, birthday',
  gender: 'jenis kelamin, kelamin, jk, l p, lp, p l, gender, sex, m f, laki laki perempuan',
  departemen: 'departemen, department, dept, dep, bagian, divisi, division, unit kerja',
  jabatan: 'jabatan, posisi, position, job title, title, job',
  lokasi_kerja: `lokasi kerja, lokasi, tempat kerja, penempatan, pabrik, location, work location, place of work, workplace, site,
    plant`,
  no_telp: `telepon, no telepon, nomor telepon, telp, no telp, hp, no hp, nomor hp, handphone, nomor handphone, ponsel, no ponsel,
    nomor ponsel, wa, no wa, whatsapp, phone, phone number, phone no, telephone, mobile, mobile phone, mobile number`,
  email: 'email, e mail, surel, alamat email, email address, e mail address',
}

const fieldByName: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) => names[field].split(/,\s+/).map((name): [string, ImportField] => [name, field])),
)

/** A heading without the differences in how people write it. */
const plainName = (heading: string): string =>
  heading
    .replaceAll(/\([^)]*\)|\*/g, ' ')
    // N.I.P. is one word.
    .replaceAll(/\b([a-z])\.(?=[a-z]\b)/gi, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const noColumns = Object.fromEntries(importFields.map((field) => [field, undefined])) as Columns

/** The field that a heading names. */
const fieldOf = (heading: string): ImportField | undefined => fieldByName.get(plainName(heading))

/** The number of values by which a column is judged. */
const judged = 50

/** Whether the values of a column are identity numbers, including wrong and rounded ones. */
const hasIdentityNumbers = (rows: readonly FileRow[], column: number): boolean => {
  const values = rows.slice(0, judged).flatMap(({ cells }) => cells[column]?.trim() || [])
  const like = values.filter((value) => /^\D*(?:\d\D*){14,18}$|^\d(?:[.,]\d+)?e\+?\d+$/i.test(value))
  return values.length === 0 || like.length * 2 >= values.length
}

/**
 * Finds the columns by their headings, in Indonesian or English. If two have the same meaning, the first one counts. `NIK` is the number of
 * the identity card, but many companies call the employee number so too: the `rows` decide.
 */
export const matchColumns = (headings: readonly string[], rows: readonly FileRow[] = []): Columns => {
  const found: Record<ImportField, number | undefined> = { ...noColumns }
  const fields = headings.map(fieldOf)
  const hasNumber = fields.includes('nik_karyawan')
  for (const [column, heading] of headings.entries()) {
    const isNumber = plainName(heading) === 'nik' && !hasNumber && !hasIdentityNumbers(rows, column)
    const field = isNumber ? 'nik_karyawan' : fields[column]
    if (field) found[field] ??= column
  }
  return found
}

/** How many fields the headings name. */
export const matchedCount = (headings: readonly string[]): number =>
  Object.values(matchColumns(headings)).filter((column) => column !== undefined).length

/** Whether the headings name all fields that the contract requires. */
export const isComplete = (columns: Columns): boolean =>
  importFields.every((field) => !limitsOf(field).required || columns[field] !== undefined)

/** The columns after the user chose one for a field. A column has one field only, so another field loses it. */
export const withColumn = (columns: Columns, field: ImportField, column: number | undefined): Columns =>
  Object.fromEntries(
    importFields.map((each) => {
      if (each === field) return [each, column]
      return [each, column !== undefined && columns[each] === column ? undefined : columns[each]]
    }),
  ) as Columns
