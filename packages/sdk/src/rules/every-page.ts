import type { Result } from '../client/errors.ts'
import { ApiFailure } from './or-throw.ts'

/** A page of a list, as far as reading the next one needs it. */
interface ListedPage {
  readonly pagination: { readonly pageCount: number }
}

/**
 * The pages of a list, read one after the other, so that other people's calls are not held up. A page that cannot be read is the last one.
 * `load` reads a page, from 1 on. `mostPages`: default: all.
 */
export const pagesOf = async function* <Page extends ListedPage>(
  load: (page: number) => Promise<Result<Page>>,
  mostPages = Infinity,
): AsyncGenerator<Result<Page>, void, undefined> {
  for (let page = 1; ; page += 1) {
    const result = await load(page)
    yield result
    if (result.error || page >= Math.min(result.data.pagination.pageCount, mostPages)) return
  }
}

/** A list read to its end, page by page, see {@link pagesOf}. If a page cannot be read, the whole list fails with its error. */
export const everyPage = async <Item>(
  load: (page: number) => Promise<Result<ListedPage & { readonly items: readonly Item[] }>>,
  mostPages?: number,
): Promise<Result<readonly Item[]>> => {
  const items: Item[] = []
  for await (const { data, error } of pagesOf(load, mostPages)) {
    if (error) return { error }
    items.push(...data.items)
  }
  return { data: items }
}

/** A page of a list as the company API answers it. */
interface WirePage<Item> {
  readonly data: readonly Item[]
  readonly meta: ListedPage
}

/**
 * The entries of a list, read page by page as they are needed: `for await (const article of itemsOf(…))`. Throws an `ApiFailure` at a page
 * that cannot be read. `load` reads a page, from 1 on, of the content or of the company API.
 */
export const itemsOf = async function* <Item>(
  load: (page: number) => Promise<Result<(ListedPage & { readonly items: readonly Item[] }) | WirePage<Item>>>,
): AsyncGenerator<Item, void, undefined> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await load(page)
    if (error) throw new ApiFailure(error)
    const [items, { pagination }] = 'items' in data ? [data.items, data] : [data.data, data.meta]
    yield* items
    if (page >= pagination.pageCount) return
  }
}
