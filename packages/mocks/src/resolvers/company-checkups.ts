import type { Checkup } from '../companies/mcu.ts'
import type { Hospital } from '../hospital/hospital.ts'

const byEmployee = new WeakMap<readonly Checkup[], ReadonlyMap<number, readonly Checkup[]>>()

/** The check-ups of an employee, the latest first. Stored by employee, because lists need them for thousands of employees. */
export const checkupsOf = ({ companies: { checkups } }: Hospital, employee: number): readonly Checkup[] => {
  const known = byEmployee.get(checkups) ?? Map.groupBy(checkups, (checkup) => checkup.employee)
  byEmployee.set(checkups, known)
  return known.get(employee) ?? []
}
