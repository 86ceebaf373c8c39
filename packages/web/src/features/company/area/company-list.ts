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

/** The context for the words, cells and fields of a list. */
export interface ListWords extends ListContext {
  readonly message: Message
  readonly locale: Locale
  /** The name of the chosen company, or a word for it until the name is read. */
  readonly company: string | undefined
}

/** The input of the fields of a filter. */
export interface FilterFieldProps<Choices> {
  readonly personal: PersonalData
  /** The filters in use. */
  readonly filters: FilterTexts
  /** The choices that the back end names; undefined until the first rows have arrived. */
  readonly choices: Choices | undefined
  readonly words: ListWords
}

/** A filter of a list. `list-filters.tsx` makes the usual kinds. */
export interface ListFilter<Request, Choices> extends FilterRule {
  /** The part of the request for a filter in use. */
  readonly request: (filters: FilterTexts, context: ListContext) => Partial<Request> | undefined
  /** The words of its chip, for a filter in use. */
  readonly word: (filters: FilterTexts, words: ListWords) => string
  readonly Field: (props: FilterFieldProps<Choices>) => ReactElement | null
  /** A note beside the filtered list, if the list cannot be complete. */
  readonly note?: MessageId | undefined
  /** Replaces the list's own text if nothing was found with this filter. */
  readonly noneFoundText?: MessageId | undefined
}

/** A column of a list. */
export interface ListColumn<Row> {
  /** The contract's name of the order, if the column sorts the list. */
  readonly name: string
  readonly heading: MessageId
  readonly cell: (row: Row, words: ListWords) => ReactNode
  /** Aligns figures to the end. */
  readonly figures?: boolean
}

/** The messages of a list. */
export interface ListMessages {
  readonly title: MessageId
  /** The name of the filter form. */
  readonly filter: MessageId
  /** The label of the search. Default: the list cannot be searched. */
  readonly search?: MessageId
  /** The number of rows, by `{count}`. */
  readonly found: MessageId
  readonly asking: MessageId
  readonly failed: MessageId
  readonly noneFound: MessageId
  readonly noneFoundText: MessageId
  /** The link from a view without rows to the whole list. */
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
 * A list of the company area as data: `FilteredList` shows it. The back end searches, filters, sorts and pages it. `Request` has the
 * parameters of the operation, `Choices` the choices that its answer names.
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
  /** The number of rows on a page. */
  readonly pageSize: number
  readonly filters: readonly ListFilter<Request, Choices>[]
  /** The part of the request for an order. */
  readonly orderRequest?: (order: ListOrder) => Partial<Request>
  /** The rows as a table, or each row as a card. */
  readonly rows:
    | { readonly columns: readonly ListColumn<Row>[] }
    | { readonly Card: (props: CardProps<Row>) => ReactElement }
  readonly messages: ListMessages
  /** An action if there is nothing at all. Default: none. */
  readonly noneAction?: (words: ListWords) => ReactNode
}

/** A row as a card. */
export interface CardProps<Row> {
  readonly row: Row
  readonly words: ListWords
}

/** A view of a list, and a search in it. */
export interface AskedList {
  readonly view: ListView
  /** The search term; empty for no search. No address has it. */
  readonly term: string
  /** Default: the list's own. */
  readonly pageSize?: number
}

/** The request for a view and a search. */
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
