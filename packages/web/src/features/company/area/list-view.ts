import type { PageQuery } from '../../../shared/loading/context.ts'
import { pageOf } from '../../../shared/loading/list-query.ts'
import { filterText } from './list-texts.ts'

/** Valid texts of filters, by the names of their parameters in the address. */
export type FilterTexts = Readonly<Record<string, string>>

/** The user of a list, and the day. */
export interface ListContext {
  /** Whether the user is an administrator, who sees the rows of all companies and may choose one company. */
  readonly isAdmin: boolean
  /** The day in Jakarta, `YYYY-MM-DD`. */
  readonly today: string
}

/** The order of a list: by one of its columns. */
export interface ListOrder {
  readonly column: string
  readonly ascending: boolean
}

/** A view of a list: everything that its address holds. */
export interface ListView {
  /** From 1 on. */
  readonly page: number
  /** The filters in use. */
  readonly filters: FilterTexts
  /** Undefined: the list's usual order. */
  readonly order?: ListOrder | undefined
}

/** The rules for reading a filter. */
export interface FilterRule {
  /** The parameters in the address; the fields have the same names. */
  readonly names: readonly string[]
  /** The valid parameters among the texts of an address or a form. If there are none, the filter is not in use. */
  readonly parse: (texts: FilterTexts, context: ListContext) => FilterTexts
  /** Whether the choices belong to one company: another company clears this filter. */
  readonly ofCompany?: boolean | undefined
}

/** The rules for the address of a list. */
export interface ListRules {
  /** The filters, in the order of parameters, fields and chips. */
  readonly filters: readonly FilterRule[]
  /** The columns that can sort the list, the usual one first. Default: one order only. */
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

/** An order in an address: its column. A minus before it reverses the order. */
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

/** The parameters that a list reads from its address. */
export const parametersOf = ({ filters, orders }: ListRules): readonly string[] => [
  ...filters.flatMap(({ names }) => names),
  ...(orders ? [orderParameter] : []),
  'page',
]
