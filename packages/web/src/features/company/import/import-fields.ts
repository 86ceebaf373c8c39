import type { CompanyComponents } from '@hospital/sdk/company'
import { importEmployeesConstraints } from '@hospital/sdk/constraints'
import type { FieldConstraint } from '@hospital/sdk/constraints'

/** An employee as a row of a batch. Contract: operation `importEmployees`. */
export type ImportedEmployee = CompanyComponents['schemas']['ImportedEmployee']

/** What a file can tell of an employee, as the contract names it, in the order in which it is shown. */
export const importFields = [
  'nama_lengkap',
  'nik_karyawan',
  'nik',
  'tgl_lahir',
  'gender',
  'departemen',
  'jabatan',
  'lokasi_kerja',
  'no_telp',
  'email',
] as const

/** One of them. */
export type ImportField = (typeof importFields)[number]

const limits = Object.fromEntries(
  importFields.map((field) => [field, importEmployeesConstraints[`baris[].${field}`]]),
) as Readonly<Record<ImportField, FieldConstraint>>

/** What the contract asks of a field. */
export const limitsOf = (field: ImportField): FieldConstraint => limits[field]

/** The most rows that a batch may have. */
export const maxBatchRows = importEmployeesConstraints.baris.maxItems
