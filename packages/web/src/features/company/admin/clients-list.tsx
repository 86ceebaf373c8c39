import { Button, EmptyState, FilterBar, SelectField, TextField, useLocale } from '@hospital/ui'
import type { ActiveFilter, RemovableFilter } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { href } from '../../../routes/href.ts'
import { ListPart } from '../area/list-part.tsx'
import { fieldText, searchTerm } from '../area/list-texts.ts'
import { useListRead } from '../area/use-list-read.ts'
import type { SearchTerm } from '../area/use-search-term.ts'
import { adminQuery, clientStates } from './admin-view.ts'
import type { ClientsView } from './admin-view.ts'
import { clientStatusWords } from './admin-words.ts'
import { ClientsTable } from './clients-table.tsx'
import { readClients } from './read-admin.ts'
import type { CorporateClient } from './read-admin.ts'

/** Rows of a page. */
const pageSize = 20

interface ClientsListProps {
  readonly personal: PersonalData
  readonly view: ClientsView
  readonly search: SearchTerm
  readonly onChange: (client: CorporateClient) => void
}

/** The companies: searched, filtered and paged by the back end. */
export const ClientsList = ({ personal, view, search: { term, search }, onChange }: ClientsListProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const state = useListRead(personal, readClients(view, term, pageSize))
  const { data, isStale, failure } = state
  const addressOf = (other: ClientsView) => href(locale, 'companyAdmin', undefined, adminQuery(other))
  const first = { ...view, page: 1 }
  const clear = () => search(addressOf({ ...first, status: undefined }), '')
  const active: readonly (ActiveFilter | RemovableFilter)[] = [
    ...(term === ''
      ? []
      : [{ label: message('web.company.list.searched', { term }), onRemove: () => search(addressOf(first), '') }]),
    ...(view.status
      ? [{ label: message(clientStatusWords[view.status]), href: addressOf({ ...first, status: undefined }) }]
      : []),
  ]
  return (
    <ListPart
      state={state}
      rows={data?.rows.length}
      pagination={data?.pagination}
      failed="web.company.admin.clients.failed"
      title={message('web.company.admin.clients')}
      pageHref={(page) => addressOf({ ...view, page })}
      page={view.page}
      filters={
        <FilterBar
          action={addressOf(view)}
          label={message('web.company.admin.clients.filter')}
          status={
            data && !isStale
              ? message('web.company.admin.clients.found', { count: data.pagination.total })
              : message(failure ? 'web.company.admin.clients.failed' : 'web.company.admin.asking')
          }
          active={active}
          clearHref={addressOf({ ...first, status: undefined })}
          onClear={clear}
          onFilter={(values) => {
            const chosen = fieldText(values, 'status')
            const status = clientStates.find((one) => one === chosen)
            search(addressOf({ ...first, status }), searchTerm(values.get('cari')))
          }}
        >
          {/* Fields keep what is chosen in them, so another choice in the address needs another field; what is typed meanwhile stays. */}
          <TextField
            key={`search ${term}`}
            name="cari"
            type="search"
            label={message('web.company.admin.clients.search')}
            value={term}
          />
          <SelectField
            key={`status ${view.status}`}
            name="status"
            label={message('web.company.admin.status')}
            any={message('web.company.admin.anyStatus')}
            value={view.status}
            options={clientStates.map((value) => ({ value, label: message(clientStatusWords[value]) }))}
          />
        </FilterBar>
      }
      empty={
        active.length > 0 ? (
          <EmptyState
            title={message('web.company.admin.clients.noneFound')}
            message={message('web.company.employees.noneFoundText')}
            action={<Button onClick={clear}>{message('web.company.list.clear')}</Button>}
          />
        ) : (
          <EmptyState
            title={message('web.company.admin.clients.none')}
            message={message('web.company.admin.clients.noneText')}
          />
        )
      }
    >
      <ClientsTable clients={data?.rows} busy={isStale} onChange={onChange} />
    </ListPart>
  )
}
