import { jakartaDate } from '@hospital/sdk'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'
import { parseView } from '../area/list-view.ts'
import type { ListView } from '../area/list-view.ts'
import { pathId } from '../area/path-id.ts'
import { employeeList } from './employee-list.tsx'

/** The data that the pages of employees have from the server: nothing of any employee, only the choices in the address. */
export interface EmployeesData extends CompanyData {
  readonly view: ListView
  /** The employee of the page; undefined for the list. */
  readonly employee: number | undefined
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string
}

/** Loads the shell of the list of employees, or of the page of one employee. */
export const loadEmployees: PageLoader<EmployeesData> = async (context) => {
  const { karyawan = '' } = context.parameters
  const employee = pathId(karyawan)
  if (karyawan !== '' && employee === undefined) return { kind: 'missing' }
  const title = context.message(employee === undefined ? 'web.company.employees.title' : 'web.company.employee.title')
  const today = jakartaDate(context.now)
  const isAdmin = context.session.company?.isAdmin === true
  return companyPage(context, title, {
    view: parseView(employeeList, context.query, { isAdmin, today }),
    employee,
    today,
  })
}
