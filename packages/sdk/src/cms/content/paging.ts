/** Which part of a list is wanted. */
export interface Paging {
  /** From 1 on. Default 1. */
  readonly page?: number | undefined
  /** Entries on a page. Default: the product's limit for the list. */
  readonly pageSize?: number | undefined
}
