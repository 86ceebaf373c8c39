import { answered } from './replies.ts'

interface Page {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

const usualSize = 10

/** One page of rows with its position. A page past the end is empty. Only the rows of this page are converted. */
export const pageOfList = <Row, Shown>(
  rows: readonly Row[],
  { page = 1, pageSize = usualSize }: Page,
  show: (row: Row) => Shown,
  whenEmpty: string,
) => {
  const total = rows.length
  const data = rows.slice((page - 1) * pageSize, page * pageSize).map(show)
  const meta = { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } }
  return { process: true, detail: total === 0 ? whenEmpty : 'Data berhasil dimuat.', data, meta } as const
}

/** The answer with one page of rows. */
export const paged = <Row, Shown>(rows: readonly Row[], place: Page, show: (row: Row) => Shown, whenEmpty: string) =>
  answered(pageOfList(rows, place, show, whenEmpty))

/** Whether one of the texts contains the search text, ignoring case; without a search always true. */
export const matches = (search: string | undefined, ...texts: readonly string[]): boolean =>
  search === undefined || texts.some((text) => text.toLowerCase().includes(search.trim().toLowerCase()))
