import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

type Schemas = CompanyComponents['schemas']

/** An employee in the list. */
export type Employee = Schemas['Employee']

/** An employee with check-ups and consent. */
export type EmployeeDetail = Schemas['EmployeeDetail']

/** The names of an employee's states. */
export const statusWords: Readonly<Record<Schemas['ActiveState'], MessageId>> = {
  aktif: 'web.company.employees.active',
  nonaktif: 'web.company.employees.inactive',
}

/** One employee. Contract: operation `getCompanyEmployee`. */
export const readEmployee = (id: number): Read<EmployeeDetail> => ({
  operation: 'getCompanyEmployee',
  parameters: [id],
  call: ({ company }, signal) =>
    answerOf(company.getCompanyEmployee({ query: { id } }, { signal }), ({ data }) => data),
})
