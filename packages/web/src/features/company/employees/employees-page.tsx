import { useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { FilteredList } from '../area/filtered-list.tsx'
import { viewQuery } from '../area/list-view.ts'
import { OnePart } from '../area/one-part.tsx'
import { useLatest } from '../area/use-latest.ts'
import { useSearchTerm } from '../area/use-search-term.ts'
import { CsvExport } from './csv-export.tsx'
import { EmployeeFacts } from './employee-facts.tsx'
import { employeeList } from './employee-list.tsx'
import { readEmployee } from './employee.ts'
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

/** This component stays mounted while one employee is shown, so it knows the address of the list with its filters and page. */
const Employees = ({ personal, user, data }: EmployeesProps): ReactElement => {
  const locale = useLocale()
  const search = useSearchTerm(user.id, data)
  const { employee, view, today } = data
  const address = employeeList.address(locale, viewQuery(view))
  const list = useLatest(employee === undefined ? address : undefined)
  if (employee !== undefined)
    return (
      <EmployeePart
        key={employee}
        personal={personal}
        id={employee}
        today={today}
        isAdmin={user.isAdmin}
        listHref={list ?? href(locale, 'companyEmployees', {})}
      />
    )
  const { term } = search
  return (
    <FilteredList
      list={employeeList}
      personal={personal}
      user={user}
      view={view}
      today={today}
      search={search}
      actions={
        <CsvExport
          key={`${address} ${term}`}
          personal={personal}
          asked={{ view, term }}
          context={{ isAdmin: user.isAdmin, today }}
        />
      }
    />
  )
}

interface EmployeePartProps {
  readonly personal: PersonalData
  readonly id: number
  readonly today: string
  readonly isAdmin: boolean
  /** The address of the list, with the filters and page that the user left. */
  readonly listHref: string
}

const employeeWords = {
  missing: 'web.company.employee.missing',
  missingText: 'web.company.employee.missingText',
  failed: 'web.company.employee.failed',
  back: 'web.company.employee.back',
} as const

/** One employee, with the link back to the list. */
const EmployeePart = ({ personal, id, today, isAdmin, listHref }: EmployeePartProps): ReactElement => {
  const state = useRead(personal, readEmployee(id))
  return (
    <OnePart state={state} words={employeeWords} listHref={listHref}>
      {(employee) => <EmployeeFacts employee={employee} today={today} isAdmin={isAdmin} />}
    </OnePart>
  )
}
