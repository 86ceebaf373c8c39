import type { ListPages } from './loading/list-query.ts'

/** The query of another page of a list: its filters, and the page's number unless it is 1. */
export const pageQuery = ({ query }: ListPages, page: number): Readonly<Record<string, string>> =>
  page === 1 ? query : { ...query, page: String(page) }
