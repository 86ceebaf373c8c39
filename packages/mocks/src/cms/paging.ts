import { StrapiError } from './errors.ts'

/** The requested part of a list. */
export interface Paging {
  readonly page?: number | null | undefined
  readonly pageSize?: number | null | undefined
  readonly start?: number | null | undefined
  readonly limit?: number | null | undefined
}

/** Paging metadata over GraphQL. */
export interface Pagination {
  readonly total: number
  readonly page: number
  readonly pageSize: number
  readonly pageCount: number
}

/** Paging metadata over REST, in the form that the request used. */
export type RestPagination = Pagination | { readonly start: number; readonly limit: number; readonly total: number }

const graphqlDefault = 10
const restDefault = 25
const restMaximum = 100

const given = (value: number | null | undefined): value is number => typeof value === 'number'
const isPaged = ({ page, pageSize }: Paging): boolean => given(page) || given(pageSize)
const isOffset = ({ start, limit }: Paging): boolean => given(start) || given(limit)

/** A page of rows with the metadata of Strapi's GraphQL. Default: the first ten, for nested lists too. */
export const graphqlWindow = <Item>(
  items: readonly Item[],
  paging: Paging,
): { items: readonly Item[]; pagination: Pagination } => {
  if (isPaged(paging) && isOffset(paging)) {
    throw new StrapiError(
      'PaginationError',
      'Cannot use both page & offset pagination in the same query',
      'STRAPI_PAGINATION_ERROR',
    )
  }
  const total = items.length
  // A page without a page size has one entry: Strapi parses the missing size as NaN.
  const size = isPaged(paging) ? Math.max(paging.pageSize ?? 1, 1) : Math.max(paging.limit ?? graphqlDefault, 1)
  const start = isPaged(paging) ? (Math.max(paging.page ?? 1, 1) - 1) * size : Math.max(paging.start ?? 0, 0)
  if (!isPaged(paging) && paging.limit === -1) {
    return {
      items: items.slice(start),
      pagination: { total, page: 1, pageSize: Math.max(total - start, 0), pageCount: 1 },
    }
  }
  const pagination = { total, page: Math.floor(start / size) + 1, pageSize: size, pageCount: Math.ceil(total / size) }
  return { items: items.slice(start, start + size), pagination }
}

/** A page of rows with the metadata of Strapi's REST. Default: 25, at most 100. */
export const restWindow = <Item>(
  items: readonly Item[],
  paging: Paging,
): { items: readonly Item[]; pagination: RestPagination } => {
  if (isPaged(paging) && isOffset(paging)) {
    throw new StrapiError(
      'ValidationError',
      'Invalid pagination parameters. Expected either start/limit or page/pageSize',
      'BAD_USER_INPUT',
    )
  }
  const total = items.length
  const capped = (size: number): number => Math.min(Math.max(size, 1), restMaximum)
  if (isOffset(paging)) {
    const start = Math.max(paging.start ?? 0, 0)
    const limit = paging.limit === -1 ? restMaximum : capped(paging.limit ?? restDefault)
    return { items: items.slice(start, start + limit), pagination: { start, limit, total } }
  }
  const page = Math.max(paging.page ?? 1, 1)
  const pageSize = capped(paging.pageSize ?? restDefault)
  const start = (page - 1) * pageSize
  return {
    items: items.slice(start, start + pageSize),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}
