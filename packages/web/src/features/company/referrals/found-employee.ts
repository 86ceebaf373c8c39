import type { CompanyComponents } from '@hospital/sdk/company'
import type { FormValues } from '../../../forms/submission.ts'

/** An employee, with the data that the form of a referral shows. */
export interface FoundEmployee {
  readonly id: string
  readonly name: string
  /** The employee number, and the department if there is one. */
  readonly detail: string
}

/** The data of an employee that the form shows. */
export const foundEmployee = ({
  id,
  nama_lengkap,
  nik_karyawan,
  departemen,
}: CompanyComponents['schemas']['Employee']): FoundEmployee => ({
  id: String(id),
  name: nama_lengkap,
  detail: [nik_karyawan, departemen].filter(Boolean).join(', '),
})

/** The form's values for an employee; empty values without one. */
export const employeeValues = (employee: FoundEmployee | undefined) => ({
  karyawan_id: employee?.id ?? '',
  karyawan: employee?.name ?? '',
  karyawan_data: employee?.detail ?? '',
})

/** How a referral begins. */
export type ReferralStart =
  | { readonly kind: 'form'; readonly values: FormValues }
  /**
   * A referral of another employee is unfinished: what happened to one employee must never be sent as another's. `begun` is the name of the
   * other employee.
   */
  | { readonly kind: 'choice'; readonly begun: string; readonly employee: FoundEmployee }

/** Whether a field has the same value for every employee: the hospital, and the reporter. */
const ofAnyone = (name: string): boolean => name === 'kode_mapping_rs' || name.startsWith('pelapor.')

const isOfEmployee = (name: string): boolean => name.includes('karyawan')

/** How a referral of an employee begins. `draft` has the values typed into the form before, by field name. */
export const referralStart = (draft: FormValues, employee: FoundEmployee): ReferralStart => {
  const isOther = draft['karyawan_id'] !== employee.id
  const isBegun = Object.entries(draft).some(([name, value]) => value !== '' && !ofAnyone(name) && !isOfEmployee(name))
  if (isOther && isBegun) return { kind: 'choice', begun: draft['karyawan'] ?? '', employee }
  return { kind: 'form', values: { ...draft, ...employeeValues(employee) } }
}

/** The values of a new referral of one employee after a draft for another. The values that hold for both stay. */
export const newReferral = (draft: FormValues, employee: FoundEmployee): FormValues => ({
  ...Object.fromEntries(Object.entries(draft).filter(([name]) => ofAnyone(name))),
  ...employeeValues(employee),
})
