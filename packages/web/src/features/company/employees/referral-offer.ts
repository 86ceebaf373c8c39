import type { EmployeeDetail } from './employee.ts'

/**
 * What an employee's page offers after an accident at work: a new referral, the list of those of the company, or nothing. An administrator
 * makes none, since a person who was there reports it, and the contract refuses one of an employee who has left.
 */
export const referralOffer = (
  { status }: Pick<EmployeeDetail, 'status'>,
  isAdmin: boolean,
): 'new' | 'list' | 'none' => {
  if (isAdmin) return 'list'
  return status === 'aktif' ? 'new' : 'none'
}
