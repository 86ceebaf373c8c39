import { Button, EmptyState, FilterBar, SelectField, TextField, useLocale } from '@hospital/ui'
import type { ActiveFilter, RemovableFilter } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { href } from '../../../routes/href.ts'
import type { CompanyChoice } from '../area/company-choice.ts'
import { companyOptions } from '../area/company-options.ts'
import { ListPart } from '../area/list-part.tsx'
import { fieldText, searchTerm } from '../area/list-texts.ts'
import { pathId } from '../area/path-id.ts'
import { useListRead } from '../area/use-list-read.ts'
import type { SearchTerm } from '../area/use-search-term.ts'
import { adminQuery, userStates } from './admin-view.ts'
import type { UsersView } from './admin-view.ts'
import { userStatusWords } from './admin-words.ts'
import { readUsers } from './read-admin.ts'
import type { CorporateUser } from './read-admin.ts'
import { UsersTable } from './users-table.tsx'

/** Rows of a page. */
const pageSize = 20

interface UsersListProps {
  readonly personal: PersonalData
  readonly view: UsersView
  readonly search: SearchTerm
  /** Empty until they are known. */
  readonly companies: readonly CompanyChoice[]
  readonly onChange: (user: CorporateUser) => void
  readonly onInvite: (user: CorporateUser) => void
}

/** The users: searched, filtered and paged by the back end. */
export const UsersList = (props: UsersListProps): ReactElement => {
  const {
    personal,
    view,
    search: { term, search },
    companies,
    onChange,
    onInvite,
  } = props
  const message = useMessage()
  const locale = useLocale()
  const state = useListRead(personal, readUsers(view, term, pageSize))
  const { data, isStale, failure } = state
  const addressOf = (other: UsersView) => href(locale, 'companyAdmin', undefined, adminQuery(other))
  const first = { ...view, page: 1 }
  const unfiltered = addressOf({ ...first, status: undefined, company: undefined })
  const clear = () => search(unfiltered, '')
  const companyName = companies.find(({ id }) => id === view.company)?.name
  const active: readonly (ActiveFilter | RemovableFilter)[] = [
    ...(term === ''
      ? []
      : [{ label: message('web.company.list.searched', { term }), onRemove: () => search(addressOf(first), '') }]),
    ...(view.company === undefined
      ? []
      : [
          {
            label: companyName ?? message('web.company.choice.unnamed'),
            href: addressOf({ ...first, company: undefined }),
          },
        ]),
    ...(view.status
      ? [{ label: message(userStatusWords[view.status]), href: addressOf({ ...first, status: undefined }) }]
      : []),
  ]
  return (
    <ListPart
      state={state}
      rows={data?.rows.length}
      pagination={data?.pagination}
      failed="web.company.admin.users.failed"
      title={message('web.company.admin.users')}
      pageHref={(page) => addressOf({ ...view, page })}
      page={view.page}
      filters={
        <FilterBar
          action={addressOf(view)}
          label={message('web.company.admin.users.filter')}
          status={
            data && !isStale
              ? message('web.company.admin.users.found', { count: data.pagination.total })
              : message(failure ? 'web.company.admin.users.failed' : 'web.company.admin.asking')
          }
          active={active}
          clearHref={unfiltered}
          onClear={clear}
          onFilter={(values) => {
            const chosen = fieldText(values, 'status')
            const status = userStates.find((one) => one === chosen)
            const company = pathId(fieldText(values, 'perusahaan'))
            search(addressOf({ ...first, status, company }), searchTerm(values.get('cari')))
          }}
        >
          {/* Fields keep what is chosen in them, so another choice in the address needs another field; what is typed meanwhile stays. The companies arrive later. */}
          <TextField
            key={`search ${term}`}
            name="cari"
            type="search"
            label={message('web.company.admin.users.search')}
            value={term}
          />
          <SelectField
            key={`company ${view.company} ${companies.length}`}
            name="perusahaan"
            label={message('web.company.profile.company')}
            any={message('web.company.admin.users.anyCompany')}
            value={view.company === undefined ? undefined : String(view.company)}
            options={companyOptions(companies, view.company, message('web.company.choice.unnamed'))}
          />
          <SelectField
            key={`status ${view.status}`}
            name="status"
            label={message('web.company.admin.status')}
            any={message('web.company.admin.anyStatus')}
            value={view.status}
            options={userStates.map((value) => ({ value, label: message(userStatusWords[value]) }))}
          />
        </FilterBar>
      }
      empty={
        active.length > 0 ? (
          <EmptyState
            title={message('web.company.admin.users.noneFound')}
            message={message('web.company.employees.noneFoundText')}
            action={<Button onClick={clear}>{message('web.company.list.clear')}</Button>}
          />
        ) : (
          <EmptyState
            title={message('web.company.admin.users.none')}
            message={message('web.company.admin.users.noneText')}
          />
        )
      }
    >
      <UsersTable users={data?.rows} busy={isStale} onChange={onChange} onInvite={onInvite} />
    </ListPart>
  )
}
