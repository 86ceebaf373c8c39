import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

const list = `query List($page: Int, $pageSize: Int, $start: Int, $limit: Int, $text: String, $sort: [String]) {
  artikels(pagination: { page: $page, pageSize: $pageSize, start: $start, limit: $limit }, sort: $sort, filters: { judul: { containsi: $text } }) {
    data { id attributes { judul kategori_artikel { data { id } } } }
    meta { pagination { total page pageSize pageCount } }
  }
}`

const offers = `query Offers($today: Date, $slug: String) {
  pakets(filters: { tgl_berakhir: { gt: $today }, or: [{ slug: { eq: $slug } }, { harga: { lt: 500000 } }] }) { data { id attributes { nama tgl_berakhir } } }
}`

const numbers = fc.constantFrom(-1, 0, 1, 2, 10, 100, 1000)
const variables = fc.record(
  {
    page: numbers,
    pageSize: numbers,
    start: numbers,
    limit: numbers,
    text: fc.oneof(fc.constantFrom('anak-anak', '%', '\\'), fc.string({ maxLength: 8, unit: 'grapheme' })),
    sort: fc.constantFrom(['judul:asc'], ['createdAt:desc'], ['x']),
    today: fc.constantFrom('2026-11-21', '2026-02-30', 'besok', 7),
    slug: fc.constantFrom('medical-check-up-dasar', ''),
  },
  { requiredKeys: [], noNullPrototype: true },
)

/** GraphQL requests: the pages' documents with all kinds of paging, and invalid texts. */
export const graphqlBody: Arbitrary<Record<string, unknown>> = fc.record(
  {
    query: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(list, offers) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('{', '{ tidakAda }', '{ __schema { types { name } } }', '{ artikels { data } }'),
      },
    ),
    variables,
  },
  { noNullPrototype: true },
)
