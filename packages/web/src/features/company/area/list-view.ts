import type { PageQuery } from '../../../shared/loading/context.ts'
import { pageOf } from '../../../shared/loading/list-query.ts'
import { filterText } from './list-texts.ts'

/** Valid texts of filters, by the names of their parameters in the address. */
export type FilterTexts = Readonly<Record<string, string>>

/** The user of a list, and the day. */
export interface ListContext {
  /** An administrator sees the rows of all companies, and may choose one of them. */
  readonly isAdmin: boolean
  /** The day in Jakarta, `YYYY-MM-DD`. */
  readonly today: string
}

/** The order of a list: by one of its columns. */
export interface ListOrder {
  readonly column: string
  readonly ascending: boolean
}

/** A view of a list: everything of it that is in the address. */
export interface ListView {
  /** From 1 on. */
  readonly page: number
  /** The filters in use. */
  readonly filters: FilterTexts
  /** Undefined: the list's usual order. */
  readonly order?: ListOrder | undefined
}

/** How a filter is read. */
export interface FilterRule {
  /** Its parameters in the address; its fields have the same names. */
  readonly names: readonly string[]
  /** The parameters that are valid among the texts of an address or a form. None: the filter is not in use. */
  readonly parse: (texts: FilterTexts, context: ListContext) => FilterTexts
  /** Its choices are those of one company: what was chosen is left behind with the company. */
  readonly ofCompany?: boolean | undefined
}

/** What an address of a list may say. */
export interface ListRules {
  /** In the order of their parameters, fields and chips. */
  readonly filters: readonly FilterRule[]
  /** The columns that sort it, the usual one first. Default: one order only. */
  readonly orders?: readonly string[]
}

/** The parameter of a company's id. */
export const companyParameter = 'perusahaan'

const orderParameter = 'urut'

const textsOf = (entries: Iterable<readonly [name: string, value: unknown]>): FilterTexts =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]): [string, string][] => {
      const text = filterText(value)
      return text === undefined ? [] : [[name, text]]
    }),
  )

const joined = (texts: readonly FilterTexts[]): FilterTexts => Object.fromEntries(texts.flatMap(Object.entries))

/** An order in an address: its column, turned by a minus before it. */
const orderText = ({ column, ascending }: ListOrder): string => `${ascending ? '' : '-'}${column}`

/** The order of a text; undefined for the default order and for an invalid text. */
const parseOrder = (orders: readonly string[], text = ''): ListOrder | undefined => {
  const column = orders.find((one) => one === text.replace(/^-/, ''))
  const ascending = !text.startsWith('-')
  return column === undefined || (column === orders[0] && ascending) ? undefined : { column, ascending }
}

/** The view of an address; invalid filters and orders are left out. */
export const parseView = ({ filters, orders = [] }: ListRules, query: PageQuery, context: ListContext): ListView => {
  const texts = textsOf(query)
  return {
    page: pageOf(query),
    filters: joined(filters.map(({ parse }) => parse(texts, context))),
    order: parseOrder(orders, texts[orderParameter]),
  }
}

/** The query of a view's address, without defaults. */
export const viewQuery = ({ page, filters, order }: ListView): FilterTexts => ({
  ...filters,
  ...(order && { [orderParameter]: orderText(order) }),
  ...(page > 1 && { page: String(page) }),
})

/** A view with the filters of a form, at its first page. */
export const filteredView = (
  { filters }: ListRules,
  view: ListView,
  form: FormData,
  context: ListContext,
): ListView => {
  const texts = textsOf(form)
  const isSameCompany = texts[companyParameter] === view.filters[companyParameter]
  const chosen = filters.map(({ names, parse, ofCompany }) => {
    const wasBefore = names.every((name) => texts[name] === view.filters[name])
    return ofCompany && wasBefore && !isSameCompany ? {} : parse(texts, context)
  })
  return { ...view, page: 1, filters: joined(chosen) }
}

/** A view without one of its filters, at its first page. */
export const viewWithout = (view: ListView, { names }: FilterRule): ListView => ({
  ...view,
  page: 1,
  filters: Object.fromEntries(Object.entries(view.filters).filter(([name]) => !names.includes(name))),
})

/** A view without filters, at its first page. Its order stays. */
export const wholeView = (view: ListView): ListView => ({ ...view, page: 1, filters: {} })

/** A view in another order, at its first page. */
export const sortedView = ({ orders = [] }: ListRules, view: ListView, order: ListOrder): ListView => ({
  ...view,
  page: 1,
  order: parseOrder(orders, orderText(order)),
})

/** The order in which a view is shown; undefined for a list that has one order only. */
export const orderOf = ({ orders: [usual] = [] }: ListRules, { order }: ListView): ListOrder | undefined =>
  order ?? (usual === undefined ? undefined : { column: usual, ascending: true })

/** Whether a view has a filter in use. */
export const isInUse = ({ filters }: ListView, { names }: FilterRule): boolean => names.some((name) => name in filters)

/** Whether a view leaves rows out. */
export const isNarrowed = ({ filters }: ListView): boolean => Object.keys(filters).length > 0

/** The parameters that a list reads of its address. */
export const parametersOf = ({ filters, orders }: ListRules): readonly string[] => [
  ...filters.flatMap(({ names }) => names),
  ...(orders ? [orderParameter] : []),
  'page',
]
