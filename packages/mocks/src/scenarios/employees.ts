import type { CompanyComponents } from '@hospital/sdk/company'
import { madeEmployees } from '../companies/employee.ts'
import type { CompanyChange } from './companies.ts'

type Employee = CompanyComponents['schemas']['Employee']

/** The fields that all added employees have in common, by the names of the contract. Default: these fields vary. */
type InCommon = Partial<Pick<Employee, 'departemen' | 'gender' | 'jabatan' | 'lokasi_kerja' | 'status'>>

/** The first id of added employees, far above the ids of the demo and of an import. */
const firstId = 1_000_000

/** The most employees that a company can get, and the distance between the ids of two seeds. */
const mostEmployees = 50_000

/**
 * Adds made-up employees to a company, with check-ups of three years. The mock's `seed` decides who they are. Throws for a number that is
 * not from 1 to 50,000.
 */
export const employees =
  (count: number, { departemen, gender, jabatan, lokasi_kerja, status }: InCommon = {}): CompanyChange =>
  (company, { companies, today, seed }) => {
    if (!Number.isInteger(count) || count < 1 || count > mostEmployees)
      throw new RangeError(`A company can be given 1 to ${mostEmployees} employees, not ${count}`)
    const lowest = firstId + seed * mostEmployees
    const id = companies.employees.reduce((next, employee) => Math.max(next, employee.id + 1), lowest)
    const after = companies.employees.filter((employee) => employee.company === company.id).length
    const made = madeEmployees(company, { id, count, after, today })
    companies.hire(
      made.map((employee) => ({
        ...employee,
        ...(departemen !== undefined && { department: departemen }),
        ...(gender !== undefined && { gender }),
        ...(jabatan !== undefined && { position: jabatan }),
        ...(lokasi_kerja !== undefined && { workplace: lokasi_kerja }),
        ...(status !== undefined && { status }),
      })),
    )
  }
