import type { Result } from '@hospital/sdk'
import type { CmsPage } from '@hospital/sdk/cms'
import type { PageQuery } from './context.ts'
import { withTimeout } from './with-timeout.ts'

/** The position in a list: which of its pages is shown, and the filters of its address. */
export interface ListPages {
  /** From 1 on. */
  readonly page: number
  readonly pageCount: number
  /** Entries on all pages. */
  readonly total: number
  /** The filters in use. The links to other pages of the list keep them. */
  readonly query: Readonly<Record<string, string>>
}

/** A page of a list in the CMS's answer. REST may count differently, or leave counts out. */
interface Listed<Item> {
  readonly items: readonly Item[]
  readonly pagination: { readonly page?: number; readonly pageCount?: number; readonly total?: number }
}

/** The number of the list's page in an address; the first page for an invalid number. */
export const pageOf = (query: PageQuery): number => {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** Milliseconds after which the answer with a page counts as slow. */
const answerBudget = 100

/**
 * Loads a page of a list, or the first page if the list has fewer pages. While the answer is slow, the first page is already being read, so
 * that a visitor does not wait for two slow answers one after the other. For a quick answer that call would be wasted.
 */
export const pageWithin = async <List extends Listed<unknown>>(
  page: number,
  load: (page: number) => Promise<Result<List>>,
): Promise<Result<List>> => {
  if (page === 1) return load(1)
  const asked = load(page)
  const soon = await withTimeout<Result<List> | undefined>(asked, answerBudget, () => undefined)
  const first = soon ? undefined : load(1)
  const result = await asked
  return result.data?.items.length === 0 ? (first ?? load(1)) : result
}

/** A page of `entries`, which are `total` in all; the first page if the page does not exist. Default of `total`: the number of entries. */
export const pageAmong = <Item>(
  items: readonly Item[],
  asked: number,
  { pageSize, total = items.length }: { readonly pageSize: number; readonly total?: number },
): CmsPage<Item> => {
  const pageCount = Math.ceil(total / pageSize)
  const page = asked > pageCount ? 1 : asked
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, pageCount, total },
  }
}

/**
 * The position in a list, from the CMS's counts. `shown`: how many of the entries are shown; on a list of one page, the count of entries.
 * Default: all.
 */
export const listPages = <Item>(
  { items, pagination }: Listed<Item>,
  query: ListPages['query'],
  shown = items.length,
): ListPages => {
  const { page = 1, pageCount = 1, total = items.length } = pagination
  return { page, pageCount, total: pageCount <= 1 ? shown : total, query }
}

/** Whether search engines may list a page of a list: the first one, unfiltered. */
export const isWholeList = ({ page, query }: ListPages): boolean => page === 1 && Object.keys(query).length === 0
