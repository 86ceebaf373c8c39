import type { CompanyComponents } from '@hospital/sdk/company'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
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
export const readEmployees = (view: EmployeeView, term: string, pageSize: number): Read<EmployeePage> => ({
  operation: 'listCompanyEmployees',
  parameters: [new URLSearchParams(employeeQuery(view)).toString(), term, pageSize],
  call: ({ company }, signal) =>
    answerOf(
      company.listCompanyEmployees({ body: employeeRequest(view, term, pageSize) }, { signal }),
      ({ data: employees, meta: { pagination, pilihan: choices } }) => ({ employees, pagination, choices }),
    ),
})

/** One employee. Contract: operation `getCompanyEmployee`. */
export const readEmployee = (id: number): Read<EmployeeDetail> => ({
  operation: 'getCompanyEmployee',
  parameters: [id],
  call: ({ company }, signal) =>
    answerOf(company.getCompanyEmployee({ query: { id } }, { signal }), ({ data }) => data),
})
