import type { CompanyComponents } from '@hospital/sdk/company'
import type { Employee } from './employee.ts'

type Schemas = CompanyComponents['schemas']

const { compare } = new Intl.Collator('id', { numeric: true })

const valueOf: Readonly<
  Record<Schemas['EmployeeOrder'], (employee: Employee, lastCheckup: string | undefined) => string | undefined>
> = {
  nama: ({ name }) => name,
  nik_karyawan: ({ number }) => number,
  departemen: ({ department }) => department ?? undefined,
  // An employee without a check-up sorts before the earliest day, because their check-up is the most due.
  mcu_terakhir: (_employee, lastCheckup) => lastCheckup ?? '',
}

/**
 * Sorts employees. Those without a value come last in both directions, but those without a check-up count as earlier than any day. Equal
 * employees are sorted by name and id. `lastCheckup` returns the day of an employee's latest check-up.
 */
export const orderedEmployees = (
  employees: readonly Employee[],
  order: Schemas['EmployeeOrder'],
  direction: Schemas['SortDirection'],
  lastCheckup: (employee: Employee) => string | undefined,
): readonly Employee[] => {
  const sign = direction === 'naik' ? 1 : -1
  return employees
    .map((employee) => ({ employee, value: valueOf[order](employee, lastCheckup(employee)) }))
    .toSorted((one, other) => {
      if (one.value === undefined || other.value === undefined) {
        const missing = Number(one.value === undefined) - Number(other.value === undefined)
        if (missing !== 0) return missing
      } else if (one.value !== other.value) {
        const between = compare(one.value, other.value)
        if (between !== 0) return between * sign
      }
      return compare(one.employee.name, other.employee.name) || one.employee.id - other.employee.id
    })
    .map(({ employee }) => employee)
}
