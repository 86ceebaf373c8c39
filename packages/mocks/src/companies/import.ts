import type { CompanyComponents } from '@hospital/sdk/company'
import type { FieldErrors } from '../hospital/field-errors.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import { noConsent } from './consent.ts'
import type { Employee } from './employee.ts'

type Schemas = CompanyComponents['schemas']
type Request = Schemas['ImportEmployeesRequest']
type Row = Schemas['ImportedEmployee']

/** A registered batch, stored so that a repeat with the same key gets the same answer. */
interface StoredImport {
  /** The company and the rows. */
  readonly content: string
  readonly result: Schemas['ImportEmployeesResult']
}

/** The registered batches, by user and key. */
export type Imports = Map<string, StoredImport>

const contentOf = ({ perusahaan_id, baris }: Request): string => JSON.stringify([perusahaan_id, baris])

/** The earlier use of a batch's key: none, the answer to this batch, or another batch with the same key. */
export const knownImport = (
  imports: Imports,
  user: number,
  request: Request,
): Schemas['ImportEmployeesResult'] | 'other' | undefined => {
  const known = imports.get(`${user} ${request.kunci}`)
  if (!known) return undefined
  return known.content === contentOf(request) ? known.result : 'other'
}

/** Stores the answer to a batch. */
export const storeImport = (
  imports: Imports,
  user: number,
  request: Request,
  result: Schemas['ImportEmployeesResult'],
): void => void imports.set(`${user} ${request.kunci}`, { content: contentOf(request), result })

interface Judgement {
  readonly row: Row
  readonly errors: FieldErrors
}

/** The form in which employee numbers are compared: case, and spaces around a number, make no difference. */
const numberKey = ({ nik_karyawan }: Pick<Row, 'nik_karyawan'>): string => nik_karyawan.trim().toLowerCase()

/** The mistakes of each row, in its own fields and in comparison with the registered employees. */
const judged = ({ perusahaan_id, baris }: Request, registered: readonly Employee[], today: string): Judgement[] => {
  const numbers = new Set(
    registered.filter(({ company }) => company === perusahaan_id).map(({ number }) => number.toLowerCase()),
  )
  const identities = new Set(registered.flatMap(({ identity }) => identity ?? []))
  const rows = new Set<number>()
  const batchNumbers = new Set<string>()
  const batchIdentities = new Set<string>()
  return baris.map((row) => {
    const number = numberKey(row)
    const errors = fieldErrors([
      [rows.has(row.baris), 'baris', 'Nomor baris ini sudah ada dalam kelompok yang dikirim.'],
      [numbers.has(number), 'nik_karyawan', 'Nomor karyawan sudah terdaftar di perusahaan ini.'],
      [batchNumbers.has(number), 'nik_karyawan', 'Nomor karyawan ini sudah ada di baris lain.'],
      [row.nik !== undefined && identities.has(row.nik), 'nik', 'NIK sudah terdaftar.'],
      [row.nik !== undefined && batchIdentities.has(row.nik), 'nik', 'NIK ini sudah ada di baris lain.'],
      [row.tgl_lahir >= today, 'tgl_lahir', 'Tanggal lahir harus sebelum hari ini.'],
      [row.tgl_lahir < '1900-01-01', 'tgl_lahir', 'Tanggal lahir terlalu lampau.'],
    ])
    rows.add(row.baris)
    batchNumbers.add(number)
    if (row.nik !== undefined) batchIdentities.add(row.nik)
    return { row, errors }
  })
}

const employeeOf = (row: Row, company: number, today: string): Omit<Employee, 'id'> => ({
  company,
  number: row.nik_karyawan.trim(),
  identity: row.nik ?? null,
  name: row.nama_lengkap.trim(),
  gender: row.gender,
  birth: row.tgl_lahir,
  department: row.departemen ?? null,
  position: row.jabatan ?? null,
  workplace: row.lokasi_kerja ?? null,
  email: row.email ?? null,
  telephone: row.no_telp ?? null,
  status: 'aktif',
  registeredSince: today,
  consent: noConsent,
})

interface ImportInput {
  readonly request: Request
  readonly registered: readonly Employee[]
  readonly today: string
  /** Registers an employee and returns the id. */
  readonly register: (employee: Omit<Employee, 'id'>) => number
}

/** Checks a batch, or registers its correct rows. */
export const importedBatch = ({
  request,
  registered,
  today,
  register,
}: ImportInput): Schemas['ImportEmployeesResult'] => {
  const { perusahaan_id, mode } = request
  const rows = judged(request, registered, today)
  const refused = rows.filter(({ errors }) => hasErrors(errors)).length
  return {
    perusahaan_id,
    mode,
    jumlah_diterima: rows.length - refused,
    jumlah_ditolak: refused,
    hasil: rows.map(({ row, errors }) => {
      const kesalahan = Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]]))
      const { baris } = row
      if (hasErrors(errors)) return { baris, status: 'ditolak', karyawan_id: null, kesalahan }
      if (mode === 'periksa') return { baris, status: 'dapat_disimpan', karyawan_id: null, kesalahan }
      return { baris, status: 'tersimpan', karyawan_id: register(employeeOf(row, perusahaan_id, today)), kesalahan }
    }),
  }
}
