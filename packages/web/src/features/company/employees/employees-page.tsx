import { useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { useSearchTerm } from '../area/use-search-term.ts'
import { EmployeePart } from './employee-part.tsx'
import { employeeQuery } from './employee-view.ts'
import { EmployeesList } from './employees-list.tsx'
import type { EmployeesData, loadEmployees } from './load-employees.ts'

/** The registered employees of the company, or one of them. */
export const EmployeesPage = ({ data }: PageProps<typeof loadEmployees>): ReactElement => {
  const message = useMessage()
  const isList = data.employee === undefined
  return (
    <CompanyArea
      data={data}
      printedOn={data.today}
      part="employees"
      title={message(isList ? 'web.company.employees.title' : 'web.company.employee.title')}
      intro={isList ? message('web.company.employees.intro') : undefined}
    >
      {(content) => <Employees {...content} data={data} />}
    </CompanyArea>
  )
}

interface EmployeesProps extends CompanyContent {
  readonly data: EmployeesData
}

/** It stays while one of them is looked at, and so knows the way back to the list as it was. */
const Employees = ({ personal, user, data }: EmployeesProps): ReactElement => {
  const locale = useLocale()
  const search = useSearchTerm(user.id, data)
  const here = data.employee === undefined ? href(locale, 'companyEmployees', {}, employeeQuery(data.view)) : undefined
  const [list, setList] = useState(here ?? href(locale, 'companyEmployees', {}))
  if (here !== undefined && here !== list) setList(here)
  return data.employee === undefined ? (
    <EmployeesList personal={personal} view={data.view} search={search} isAdmin={user.isAdmin} />
  ) : (
    <EmployeePart
      key={data.employee}
      personal={personal}
      id={data.employee}
      today={data.today}
      isAdmin={user.isAdmin}
      listHref={list}
    />
  )
}
