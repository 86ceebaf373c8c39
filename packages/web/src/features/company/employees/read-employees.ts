import type { CompanyComponents } from '@hospital/sdk/company'
import type { OwnRead } from '../../../personal-data/read.ts'
import { companyRead } from '../area/company-data.ts'
import { employeeQuery, employeeRequest } from './employee-view.ts'
import type { EmployeeView } from './employee-view.ts'

type Schemas = CompanyComponents['schemas']

/** An employee in the list. */
export type Employee = Schemas['Employee']

/** An employee with check-ups and consent. */
export type EmployeeDetail = Schemas['EmployeeDetail']

/** One page of employees. */
export interface EmployeePage {
  readonly employees: readonly Employee[]
  readonly pagination: Schemas['Pagination']
  readonly choices: Schemas['EmployeeChoices']
}

/** One page of the employees of a view who match a search. Contract: operation `listCompanyEmployees`. */
export const readEmployees = (view: EmployeeView, term: string, pageSize: number): OwnRead<EmployeePage> =>
  companyRead(
    'listCompanyEmployees',
    [new URLSearchParams(employeeQuery(view)).toString(), term, pageSize],
    async (company, signal) => {
      const { data, error } = await company.listCompanyEmployees(
        { body: employeeRequest(view, term, pageSize) },
        { signal },
      )
      if (error) return { error }
      const { pagination, pilihan } = data.meta
      return { data: { employees: data.data, pagination, choices: pilihan } }
    },
  )

/** One employee. Contract: operation `getCompanyEmployee`. */
export const readEmployee = (id: number): OwnRead<EmployeeDetail> =>
  companyRead('getCompanyEmployee', [id], async (company, signal) => {
    const { data, error } = await company.getCompanyEmployee({ query: { id } }, { signal })
    return error ? { error } : { data: data.data }
  })
