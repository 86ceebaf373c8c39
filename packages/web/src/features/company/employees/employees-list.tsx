import { Button, EmptyState, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { href } from '../../../routes/href.ts'
import { ListPart } from '../area/list-part.tsx'
import { useLatest } from '../area/use-latest.ts'
import { useListRead } from '../area/use-list-read.ts'
import type { SearchTerm } from '../area/use-search-term.ts'
import { CsvExport } from './csv-export.tsx'
import { EmployeeFilters } from './employee-filters.tsx'
import { EmployeeTable } from './employee-table.tsx'
import { employeeQuery, isNarrowed, wholeList } from './employee-view.ts'
import type { EmployeeView } from './employee-view.ts'
import { readEmployees } from './read-employees.ts'

/** Rows of a page: as many as a person looks through before searching. */
const pageSize = 20

interface EmployeesListProps {
  readonly personal: PersonalData
  readonly view: EmployeeView
  readonly search: SearchTerm
  /** An administrator sees the employees of all companies. */
  readonly isAdmin: boolean
}

/** The registered employees: searched, filtered, sorted and paged by the back end. */
export const EmployeesList = ({
  personal,
  view,
  search: { term, search },
  isAdmin,
}: EmployeesListProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [, navigate] = useLocation()
  const state = useListRead(personal, readEmployees(view, term, pageSize))
  const { data, isStale, failure } = state
  // Fields keep their choices while a view's rows are missing.
  const choices = useLatest(data?.choices)
  const addressOf = (other: EmployeeView) => href(locale, 'companyEmployees', {}, employeeQuery(other))
  const clear = () => search(addressOf({ ...view, ...unfiltered }), '')
  const status = failure ? 'web.company.employees.failed' : 'web.company.employees.asking'
  return (
    <ListPart
      state={state}
      rows={data?.employees.length}
      pagination={data?.pagination}
      failed="web.company.employees.failed"
      title={message('web.company.employees.title')}
      pageHref={(page) => addressOf({ ...view, page })}
      page={view.page}
      filters={
        <EmployeeFilters
          personal={personal}
          isAdmin={isAdmin}
          view={view}
          term={term}
          choices={choices}
          status={
            data && !isStale
              ? message('web.company.employees.found', { count: data.pagination.total })
              : message(status)
          }
          addressOf={addressOf}
          onSearch={(next, wanted) => search(addressOf(next), wanted)}
          onClear={clear}
        />
      }
      empty={
        isNarrowed(view) || term !== '' ? (
          <EmptyState
            title={message('web.company.employees.noneFound')}
            message={message('web.company.employees.noneFoundText')}
            action={<Button onClick={clear}>{message('web.company.list.clear')}</Button>}
          />
        ) : (
          <EmptyState
            title={message('web.company.employees.none')}
            message={message('web.company.employees.noneText')}
          />
        )
      }
      actions={
        <CsvExport
          key={`${addressOf(view)} ${term}`}
          personal={personal}
          view={view}
          term={term}
          withCompany={isAdmin}
        />
      }
    >
      <EmployeeTable
        view={view}
        employees={data?.employees}
        busy={isStale}
        withCompany={isAdmin}
        addressOf={addressOf}
        onSort={(next) => navigate(addressOf(next))}
      />
    </ListPart>
  )
}

const { page: firstPage, company, site, department, status } = wholeList
const unfiltered = { page: firstPage, company, site, department, status }
