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
  /** The filters in use, which the addresses of the other pages keep. */
  readonly query: Readonly<Record<string, string>>
}

/** A page of a list as the CMS answers it. REST may count otherwise, or leave counts out. */
interface Listed<Item> {
  readonly items: readonly Item[]
  readonly pagination: { readonly page?: number; readonly pageCount?: number; readonly total?: number }
}

/** The page of a list that an address asks for; the first one for whatever is no page's number. */
export const pageOf = (query: PageQuery): number => {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** The time budget of a page's answer in milliseconds: afterwards it is slow. */
const answerBudget = 100

/**
 * Loads a page of a list; the first one where the list has fewer pages. Where the answer is slow, the first one is
 * asked for meanwhile, so that a visitor does not wait for one slow answer after the other; if it is quick, that would be a wasted call.
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
 * The position in a list, from the CMS's counts. `shown`: how many of the entries are shown; where the list has one page, it counts those.
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
