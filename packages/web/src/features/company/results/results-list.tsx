import { Button, EmptyState, LinkButton, Stack, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { href } from '../../../routes/href.ts'
import { ListPart } from '../area/list-part.tsx'
import { useLatest } from '../area/use-latest.ts'
import { useListRead } from '../area/use-list-read.ts'
import type { SearchTerm } from '../area/use-search-term.ts'
import { readResults } from './read-results.ts'
import { FindingNote, ResultFilters } from './result-filters.tsx'
import { ResultTable } from './result-table.tsx'
import { allResults, isNarrowed, resultQuery } from './result-view.ts'
import type { ResultView } from './result-view.ts'

/** Rows of a page. */
const pageSize = 20

interface ResultsListProps {
  readonly personal: PersonalData
  readonly view: ResultView
  readonly search: SearchTerm
  readonly today: string
  /** An administrator sees the employees of all companies. */
  readonly isAdmin: boolean
}

/** The check-ups: searched, filtered and paged by the back end, the latest first. */
export const ResultsList = ({
  personal,
  view,
  search: { term, search },
  today,
  isAdmin,
}: ResultsListProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const state = useListRead(personal, readResults(view, term, pageSize))
  const { data, isStale, failure } = state
  const choices = useLatest(data?.choices)
  const addressOf = (other: ResultView) => href(locale, 'companyMcuResults', {}, resultQuery(other))
  const clear = () => search(addressOf(allResults), '')
  const status = failure ? 'web.company.checkups.failed' : 'web.company.checkups.asking'
  return (
    <ListPart
      state={state}
      rows={data?.results.length}
      pagination={data?.pagination}
      failed="web.company.checkups.failed"
      title={message('web.company.checkups.title')}
      pageHref={(page) => addressOf({ ...view, page })}
      page={view.page}
      filters={
        <Stack gap="sm">
          <ResultFilters
            personal={personal}
            isAdmin={isAdmin}
            view={view}
            term={term}
            choices={choices}
            today={today}
            status={
              data && !isStale
                ? message('web.company.checkups.found', { count: data.pagination.total })
                : message(status)
            }
            addressOf={addressOf}
            onSearch={(next, wanted) => search(addressOf(next), wanted)}
            onClear={clear}
          />
          {view.finding !== undefined && <FindingNote />}
        </Stack>
      }
      empty={
        isNarrowed(view) || term !== '' ? (
          <EmptyState
            title={message('web.company.checkups.noneFound')}
            message={message(
              view.finding === undefined
                ? 'web.company.checkups.noneFoundText'
                : 'web.company.checkups.noneFoundFinding',
            )}
            action={<Button onClick={clear}>{message('web.company.list.clear')}</Button>}
          />
        ) : (
          <EmptyState
            title={message('web.company.checkups.none')}
            message={message('web.company.checkups.noneText')}
            action={
              <LinkButton tone="secondary" href={href(locale, 'companyEmployees', {})}>
                {message('web.company.checkups.toEmployees')}
              </LinkButton>
            }
          />
        )
      }
    >
      <ResultTable results={data?.results} busy={isStale} today={today} withCompany={isAdmin} />
    </ListPart>
  )
}
