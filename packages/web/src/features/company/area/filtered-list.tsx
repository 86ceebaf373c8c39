import {
  Button,
  EmptyState,
  InlineAlert,
  LinkButton,
  Loading,
  Pagination,
  Refreshable,
  Stack,
  useLocale,
} from '@hospital/ui'
import { ListTable } from '@hospital/ui/employees'
import type { ReactElement, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMessage } from '../../../i18n/use-message.ts'
import { ReadFailed } from '../../../personal-data/personal-part.tsx'
import { useFilteredRead } from '../../../personal-data/use-read.ts'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import type { CompanyContent } from './company-area.tsx'
import { listRead } from './company-list.ts'
import type { CardProps, CompanyList, ListColumn, ListPage, ListWords } from './company-list.ts'
import { ListFilterBar } from './list-filter-bar.tsx'
import { companyParameter, isInUse, isNarrowed, orderOf, sortedView, viewQuery, wholeView } from './list-view.ts'
import type { ListView } from './list-view.ts'
import { pathId } from './path-id.ts'
import { useCompanyName } from './use-company-name.ts'
import { useLatest } from './use-latest.ts'
import type { SearchTerm } from './use-search-term.ts'

interface FilteredListProps<Row, Request, Choices> extends CompanyContent {
  readonly list: CompanyList<Row, Request, Choices>
  readonly view: ListView
  /** The day in Jakarta, `YYYY-MM-DD`. */
  readonly today: string
  /** The search, for a list that has one. */
  readonly search?: SearchTerm
  /** The actions on a row, in their own column. */
  readonly renderActions?: (row: Row) => ReactNode
  /** The actions on the whole list. */
  readonly actions?: ReactNode
}

interface Identified {
  readonly id: number
}

/** A list with its search, filters and pages. While it is loading, or if it is empty or failed, the message for that. */
export const FilteredList = <Row extends Identified, Request, Choices>(
  props: FilteredListProps<Row, Request, Choices>,
): ReactElement => {
  const { list, personal, user, view, today, search } = props
  const { messages } = list
  const message = useMessage()
  const locale = useLocale()
  const { place, retrying } = useRetryPlace()
  const company = useCompanyName(personal, pathId(view.filters[companyParameter]))
  const words = { message, locale, isAdmin: user.isAdmin, today, company }
  const state = useFilteredRead(personal, listRead(list, { view, term: search?.term ?? '' }, words))
  const page = state.status === 'ready' ? state.data : undefined
  // Fields keep their choices while a view's rows are missing.
  const choices = useLatest(page?.choices)
  const addressOf = (other: ListView) => list.address(locale, viewQuery(other))
  const status =
    page && !state.isPrevious
      ? message(messages.found, { count: page.pagination.total })
      : message(state.status === 'failed' ? messages.failed : messages.asking)
  return (
    <Stack gap="lg">
      <ListFilterBar {...{ list, personal, view, search, choices, words, status, addressOf }} />
      {state.status === 'ready' && state.isOutdated && (
        <InlineAlert tone="warning">{message('web.member.outdated')}</InlineAlert>
      )}
      <div ref={place} tabIndex={-1}>
        <Stack gap="lg">
          {state.status === 'failed' ? (
            <ReadFailed title={messages.failed} reason={state.reason} retry={retrying(state.retry)} />
          ) : (
            <Found {...props} page={page} busy={state.isPrevious} words={words} addressOf={addressOf} />
          )}
        </Stack>
      </div>
    </Stack>
  )
}

interface FoundProps<Row, Request, Choices> extends FilteredListProps<Row, Request, Choices> {
  /** Undefined until the first page is read. */
  readonly page: ListPage<Row, Choices> | undefined
  /** Whether other rows are on their way. */
  readonly busy: boolean
  readonly words: ListWords
  readonly addressOf: (view: ListView) => string
}

/** The rows of a page, or their outlines, and the links to the other pages. */
const Found = <Row extends Identified, Request, Choices>(props: FoundProps<Row, Request, Choices>): ReactNode => {
  const { list, view, page, words, addressOf, actions } = props
  if (page?.pagination.total === 0) return <None {...props} />
  const pageHref = (other: number) => addressOf({ ...view, page: other })
  if (page?.rows.length === 0)
    return (
      <EmptyState
        title={words.message('web.company.list.noPage')}
        action={<LinkButton href={pageHref(1)}>{words.message('web.company.list.firstPage')}</LinkButton>}
      />
    )
  return (
    <>
      {'columns' in list.rows ? (
        <Table {...props} columns={list.rows.columns} />
      ) : (
        <Cards {...props} Card={list.rows.Card} />
      )}
      {page && (
        <>
          <Pagination
            page={view.page}
            pageCount={page.pagination.pageCount}
            hrefOf={pageHref}
            label={words.message(list.messages.title)}
          />
          {actions}
        </>
      )}
    </>
  )
}

interface TableProps<Row, Request, Choices> extends FoundProps<Row, Request, Choices> {
  readonly columns: readonly ListColumn<Row>[]
}

const Table = <Row extends Identified, Request, Choices>({
  list,
  view,
  page,
  busy,
  words,
  addressOf,
  renderActions,
  columns,
}: TableProps<Row, Request, Choices>): ReactElement => {
  const [, navigate] = useLocation()
  const order = orderOf(list, view)
  const shown = columns.map(({ heading, cell, ...column }) => ({
    ...column,
    heading: words.message(heading),
    cell: (row: Row) => cell(row, words),
    sortable: list.orders?.includes(column.name),
  }))
  const actions = renderActions && {
    name: 'tindakan',
    heading: words.message('web.company.admin.actions'),
    cell: renderActions,
  }
  return (
    <ListTable
      caption={words.message(list.messages.title)}
      columns={actions ? [...shown, actions] : shown}
      rows={page?.rows}
      rowKey={({ id }) => id}
      busy={busy}
      sorting={
        order && {
          order,
          hrefOf: (other) => addressOf(sortedView(list, view, other)),
          onSort: (other) => navigate(addressOf(sortedView(list, view, other))),
        }
      }
    />
  )
}

interface CardsProps<Row> {
  readonly page: ListPage<Row, unknown> | undefined
  readonly busy: boolean
  readonly words: ListWords
  readonly Card: (props: CardProps<Row>) => ReactElement
}

const Cards = <Row extends Identified>({ page, busy, words, Card }: CardsProps<Row>): ReactElement =>
  page ? (
    <Refreshable isRefreshing={busy} label={words.message('web.member.refreshing')}>
      <Stack as="ul">
        {page.rows.map((row) => (
          <li key={row.id}>
            <Card row={row} words={words} />
          </li>
        ))}
      </Stack>
    </Refreshable>
  ) : (
    <Loading />
  )

/** Says why there are no rows, and what to do. */
const None = <Row, Request, Choices>({
  list: { messages, filters, noneAction },
  view,
  search,
  words,
  addressOf,
}: FoundProps<Row, Request, Choices>): ReactElement => {
  const { message } = words
  if (!isNarrowed(view) && !search?.term)
    return (
      <EmptyState title={message(messages.none)} message={message(messages.noneText)} action={noneAction?.(words)} />
    )
  const whole = addressOf(wholeView(view))
  const why = filters.find((filter) => filter.noneFoundText && isInUse(view, filter))
  return (
    <EmptyState
      title={message(messages.noneFound)}
      message={message(why?.noneFoundText ?? messages.noneFoundText)}
      action={
        search ? (
          <Button onClick={() => search.search(whole, '')}>{message(messages.clear)}</Button>
        ) : (
          <LinkButton href={whole}>{message(messages.clear)}</LinkButton>
        )
      }
    />
  )
}
