import { jakartaDate } from '@hospital/sdk'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'
import { pathId } from '../area/path-id.ts'
import { parseEmployeeView } from './employee-view.ts'
import type { EmployeeView } from './employee-view.ts'

/** What the pages of employees have from the server: no employee's data, only what the address chooses. */
export interface EmployeesData extends CompanyData {
  readonly view: EmployeeView
  /** The employee whose page it is; without one it is the list. */
  readonly employee: number | undefined
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string
}

/** Loads the shell of the list of employees, or of the page of one. */
export const loadEmployees: PageLoader<EmployeesData> = async (context) => {
  const { karyawan = '' } = context.parameters
  const employee = pathId(karyawan)
  if (karyawan !== '' && employee === undefined) return { kind: 'missing' }
  const title = context.message(employee === undefined ? 'web.company.employees.title' : 'web.company.employee.title')
  return companyPage(context, title, {
    view: parseEmployeeView(context.query, context.session.company?.isAdmin === true),
    employee,
    today: jakartaDate(context.now),
  })
}
