import type { EmployeeDetail } from './employee.ts'

/**
 * What an employee's page offers after a work accident: a new referral, the list of the company's referrals, or nothing. An administrator
 * makes no referral, since a person who was there reports the accident. The contract refuses a referral of an employee who has left.
 */
export const referralOffer = (
  { status }: Pick<EmployeeDetail, 'status'>,
  isAdmin: boolean,
): 'new' | 'list' | 'none' => {
  if (isAdmin) return 'list'
  return status === 'aktif' ? 'new' : 'none'
}
