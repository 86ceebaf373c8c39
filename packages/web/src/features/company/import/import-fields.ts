import type { CompanyComponents } from '@hospital/sdk/company'
import { importEmployeesConstraints } from '@hospital/sdk/constraints'
import type { FieldConstraint } from '@hospital/sdk/constraints'

/** An employee as a row of a batch. Contract: operation `importEmployees`. */
export type ImportedEmployee = CompanyComponents['schemas']['ImportedEmployee']

/** The fields of an employee that a file can have, by the contract's names, in the order in which they are shown. */
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

/** A field of an employee. */
export type ImportField = (typeof importFields)[number]

const limits = Object.fromEntries(
  importFields.map((field) => [field, importEmployeesConstraints[`baris[].${field}`]]),
) as Readonly<Record<ImportField, FieldConstraint>>

/** The contract's constraint for a field. */
export const limitsOf = (field: ImportField): FieldConstraint => limits[field]

/** The most rows that a batch may have. */
export const maxBatchRows = importEmployeesConstraints.baris.maxItems
