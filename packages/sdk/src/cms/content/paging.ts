/** The requested page of a list. */
export interface Paging {
  /** Counts from 1. Default: 1. */
  readonly page?: number | undefined
  /** Entries on a page. Default: the product's limit for the list. */
  readonly pageSize?: number | undefined
}
