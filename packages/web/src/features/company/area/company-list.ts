import type { Result } from '@hospital/sdk'
import type { CallOptions, CompanyClient, CompanyComponents } from '@hospital/sdk/company'
import type { Locale } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import type { Message, MessageId } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import { isInUse, orderOf } from './list-view.ts'
import type { FilterRule, FilterTexts, ListContext, ListOrder, ListRules, ListView } from './list-view.ts'

/** What words, cells and fields of a list are made from. */
export interface ListWords extends ListContext {
  readonly message: Message
  readonly locale: Locale
  /** The name of the company that is chosen, or a word for it until it is read. */
  readonly company: string | undefined
}

/** What the fields of a filter are made from. */
export interface FilterFieldProps<Choices> {
  readonly personal: PersonalData
  /** The filters in use. */
  readonly filters: FilterTexts
  /** What the back end names to choose from; undefined until the first rows are there. */
  readonly choices: Choices | undefined
  readonly words: ListWords
}

/** A filter of a list. `list-filters.tsx` makes those of the usual kinds. */
export interface ListFilter<Request, Choices> extends FilterRule {
  /** What it asks the back end for, where it is in use. */
  readonly request: (filters: FilterTexts, context: ListContext) => Partial<Request> | undefined
  /** Its chip, where it is in use. */
  readonly word: (filters: FilterTexts, words: ListWords) => string
  readonly Field: (props: FilterFieldProps<Choices>) => ReactElement | null
  /** What is said beside a list that is filtered by it, where it cannot be complete. */
  readonly note?: MessageId | undefined
  /** In place of the list's own text where nothing was found with it. */
  readonly noneFoundText?: MessageId | undefined
}

/** A column of a list. */
export interface ListColumn<Row> {
  /** The contract's name of the order, if it sorts the list. */
  readonly name: string
  readonly heading: MessageId
  readonly cell: (row: Row, words: ListWords) => ReactNode
  /** Aligns figures to the end. */
  readonly figures?: boolean
}

/** The messages of a list. */
export interface ListMessages {
  readonly title: MessageId
  /** The name of the form of its filters. */
  readonly filter: MessageId
  /** The label of the search. Default: the list cannot be searched. */
  readonly search?: MessageId
  /** How many rows there are, by `{count}`. */
  readonly found: MessageId
  readonly asking: MessageId
  readonly failed: MessageId
  readonly noneFound: MessageId
  readonly noneFoundText: MessageId
  /** Leads from a view without rows to the whole list. */
  readonly clear: MessageId
  readonly none: MessageId
  readonly noneText: MessageId
}

/** The page and the search that a list asks for. */
interface PageRequest {
  readonly page: number
  readonly pageSize: number
  readonly search?: string
}

/** One page of a list. */
export interface ListPage<Row, Choices> {
  readonly rows: readonly Row[]
  readonly pagination: CompanyComponents['schemas']['Pagination']
  readonly choices: Choices | undefined
}

interface ListAnswer<Row, Choices> {
  readonly data: readonly Row[]
  readonly meta: { readonly pagination: CompanyComponents['schemas']['Pagination']; readonly pilihan?: Choices }
}

/**
 * A list of the company area as data: `FilteredList` shows it. It is searched, filtered, sorted and paged by the back end. `Request` has
 * what the operation can be asked for, `Choices` what its answer names to choose from.
 */
export interface CompanyList<Row, Request, Choices = undefined> extends ListRules {
  /** The contract's operation. */
  readonly operation: string
  readonly call: (
    company: CompanyClient,
    request: PageRequest & Partial<Request>,
    options: CallOptions,
  ) => Promise<Result<ListAnswer<Row, Choices>>>
  readonly address: (locale: Locale, query: FilterTexts) => string
  /** Rows of a page. */
  readonly pageSize: number
  readonly filters: readonly ListFilter<Request, Choices>[]
  /** What an order asks the back end for. */
  readonly orderRequest?: (order: ListOrder) => Partial<Request>
  /** The rows as a table, or each as a card. */
  readonly rows:
    | { readonly columns: readonly ListColumn<Row>[] }
    | { readonly Card: (props: CardProps<Row>) => ReactElement }
  readonly messages: ListMessages
  /** What to do where there is nothing at all. Default: nothing. */
  readonly noneAction?: (words: ListWords) => ReactNode
}

/** A row as a card. */
export interface CardProps<Row> {
  readonly row: Row
  readonly words: ListWords
}

/** What is asked of a list: a view of it, and a search. */
export interface AskedList {
  readonly view: ListView
  /** Empty for nothing. It is in no address. */
  readonly term: string
  /** Default: the list's own. */
  readonly pageSize?: number
}

/** The request of a view and a search. */
export const listRequest = <Row, Request, Choices>(
  list: CompanyList<Row, Request, Choices>,
  { view, term, pageSize = list.pageSize }: AskedList,
  context: ListContext,
): PageRequest & Partial<Request> => {
  const order = orderOf(list, view)
  const filters: Partial<Request> = {}
  for (const filter of list.filters)
    if (isInUse(view, filter)) Object.assign(filters, filter.request(view.filters, context))
  return {
    page: view.page,
    pageSize,
    ...(term !== '' && { search: term }),
    ...(order && list.orderRequest?.(order)),
    ...filters,
  }
}

/** The read of one page of a list. */
export const listRead = <Row, Request, Choices>(
  list: CompanyList<Row, Request, Choices>,
  asked: AskedList,
  context: ListContext,
): Read<ListPage<Row, Choices>> => {
  const request = listRequest(list, asked, context)
  return {
    operation: list.operation,
    parameters: [JSON.stringify(request)],
    call: ({ company }, signal) =>
      answerOf(list.call(company, request, { signal }), ({ data: rows, meta: { pagination, pilihan: choices } }) => ({
        rows,
        pagination,
        choices,
      })),
  }
}
