import type { CompanyComponents } from '@hospital/sdk/company'
import type { FormValues } from '../../../forms/submission.ts'

/** An employee as the form of a referral names one. */
export interface FoundEmployee {
  readonly id: string
  readonly name: string
  /** The number, and the department where there is one. */
  readonly detail: string
}

/** What the form says of an employee. */
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

/** The values of the form for an employee; those of none without one. */
export const employeeValues = (employee: FoundEmployee | undefined) => ({
  karyawan_id: employee?.id ?? '',
  karyawan: employee?.name ?? '',
  karyawan_data: employee?.detail ?? '',
})

/** How a referral begins. */
export type ReferralStart =
  | { readonly kind: 'form'; readonly values: FormValues }
  /** A referral of another employee is unfinished: what happened to one is never sent as another's. `begun` is the name. */
  | { readonly kind: 'choice'; readonly begun: string; readonly employee: FoundEmployee }

/** The fields that hold whatever employee is referred: the hospital and who reports. */
const ofAnyone = (name: string): boolean => name === 'kode_mapping_rs' || name.startsWith('pelapor.')

const isOfEmployee = (name: string): boolean => name.includes('karyawan')

/** How a referral of an employee begins. `draft` is what was typed into the form before, by field name. */
export const referralStart = (draft: FormValues, employee: FoundEmployee): ReferralStart => {
  const isOther = draft['karyawan_id'] !== employee.id
  const isBegun = Object.entries(draft).some(([name, value]) => value !== '' && !ofAnyone(name) && !isOfEmployee(name))
  if (isOther && isBegun) return { kind: 'choice', begun: draft['karyawan'] ?? '', employee }
  return { kind: 'form', values: { ...draft, ...employeeValues(employee) } }
}

/** The values of a new referral of an employee in place of another employee's: what holds for both stays. */
export const newReferral = (draft: FormValues, employee: FoundEmployee): FormValues => ({
  ...Object.fromEntries(Object.entries(draft).filter(([name]) => ofAnyone(name))),
  ...employeeValues(employee),
})
