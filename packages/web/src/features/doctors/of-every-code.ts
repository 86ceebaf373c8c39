import type { Result } from '@hospital/sdk'
import { listArticlesForSpecialty, listColleagues } from '@hospital/sdk/cms'
import type { ArticleCard, CmsClient, CmsPage, Doctor } from '@hospital/sdk/cms'

interface Entry {
  readonly id: string
}

/**
 * What the codes of a specialty lead to, each entry once. The custom routes of the CMS take one code, and hospitals may have codes of their own.
 * The entries of several codes are put into the order that the route gives those of one. One failure is that of all.
 */
export const ofEveryCode = async <Item extends Entry>(
  codes: readonly string[],
  read: (code: string) => Promise<Result<readonly Item[]>>,
  order: (left: Item, right: Item) => number,
): Promise<Result<readonly Item[]>> => {
  const results = await Promise.all(codes.map(read))
  const items = new Map<string, Item>()
  for (const result of results) {
    if (result.error) return result
    for (const item of result.data) if (!items.has(item.id)) items.set(item.id, item)
  }
  const found = [...items.values()]
  return { data: codes.length > 1 ? found.toSorted(order) : found }
}

/** Other doctors of a specialty, by name, without one (its slug). */
export const colleaguesOfEveryCode = (
  cms: CmsClient,
  codes: readonly string[],
  slug: string,
): Promise<Result<readonly Doctor[]>> =>
  ofEveryCode(
    codes,
    (specialtyCode) => listColleagues(cms, { specialtyCode, slug }),
    (left, right) => (left.nama ?? '').localeCompare(right.nama ?? ''),
  )

/** Articles for the patients of a specialty, the newest first. */
export const articlesOfEveryCode = (
  cms: CmsClient,
  codes: readonly string[],
): Promise<Result<readonly ArticleCard[]>> =>
  ofEveryCode(
    codes,
    (code) => listArticlesForSpecialty(cms, code),
    (left, right) => (right.createdAt ?? '').localeCompare(left.createdAt ?? ''),
  )

/** The most pages to read of a list: far more than a specialty has at a group of hospitals. */
const mostPages = 10

/** A list read to its end, page by page. */
export const everyPage = async <Item>(
  read: (page: number) => Promise<Result<CmsPage<Item>>>,
): Promise<Result<readonly Item[]>> => {
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const result = await read(page)
    if (result.error) return result
    items.push(...result.data.items)
    if (page >= Math.min(result.data.pagination.pageCount, mostPages)) return { data: items }
  }
}

/** A page of a list that is here whole; the first one if there are fewer. */
export const pageOfWhole = <Item>(items: readonly Item[], asked: number, pageSize: number): CmsPage<Item> => {
  const pageCount = Math.ceil(items.length / pageSize)
  const page = asked > pageCount ? 1 : asked
  const pagination = { page, pageSize, pageCount, total: items.length }
  return { items: items.slice((page - 1) * pageSize, page * pageSize), pagination }
}
