import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { contextOf, noteContext } from '../../client/call-context.ts'
import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import { isRecord } from '../../client/failure-bodies.ts'
import type { CmsClient } from '../client.ts'
import type { CmsPage, Normalized } from '../normalized.ts'

/** The most pages to request: 5,000 entries with a CMS that returns 100 at a time. */
const mostPages = 50

interface Entry {
  readonly id: string
}

type Pages = Readonly<Record<string, CmsPage<Entry> | null | undefined>>
type Lists = Readonly<Record<string, readonly Entry[] | null | undefined>>

/** The lists of a document without their counts. */
type WholeLists<Data> = {
  readonly [Name in keyof Data]: Data[Name] extends infer List
    ? List extends CmsPage<infer Item>
      ? readonly Item[]
      : List
    : never
}

/** The known entries with the new ones of a further page. Known entries are repeated if an entry was left out. */
const joined = (known: readonly Entry[], page: readonly Entry[]): readonly Entry[] => {
  if (known.length === 0) return page
  const ids = new Set(known.map(({ id }) => id))
  const fresh = page.filter(({ id }) => !ids.has(id))
  return fresh.length === 0 ? known : [...known, ...fresh]
}

const isPage = (value: unknown): value is CmsPage<Entry> =>
  isRecord(value) && Array.isArray(value['items']) && isRecord(value['pagination'])

/** The lists of an answer with their counts. Every field of the documents read here is a list; without validation it may be anything. */
const pagesOf = (data: unknown): Pages =>
  Object.fromEntries(
    Object.entries(isRecord(data) ? data : {}).map(([name, page]) => [name, isPage(page) ? page : null]),
  )

const joinPages = (lists: Lists, pages: Pages): Lists =>
  Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, page ? joined(lists[name] ?? [], page.items) : page]),
  )

const lengthOf = (lists: Lists, name: string): number => lists[name]?.length ?? 0

const isComplete = (lists: Lists, pages: Pages): boolean =>
  Object.entries(pages).every(([name, page]) => !page || lengthOf(lists, name) >= page.pagination.total)

/**
 * Reads lists to their end. A CMS with a `maxLimit` (often 100) truncates even `limit: -1`; only the counts show it. One call
 * if nothing is truncated; at most `mostPages` calls; stops after a page without new entries.
 */
export const readAll = async <Data extends object, Variables extends { start?: number | null | undefined }>(
  cms: CmsClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: CallOptions,
): Promise<Result<WholeLists<Normalized<Data>>>> => {
  let lists: Lists = {}
  for (let count = 1; ; count += 1) {
    const start = Math.max(0, ...Object.keys(lists).map((name) => lengthOf(lists, name)))
    const result = await cms.query(document, start === 0 ? variables : { ...variables, start }, options)
    if (result.error) return result
    const pages = pagesOf(result.data)
    const before = lists
    lists = joinPages(before, pages)
    const isStuck = Object.keys(lists).every((name) => lengthOf(lists, name) === lengthOf(before, name))
    if (isStuck || count === mostPages || isComplete(lists, pages)) {
      return noteContext({ data: lists as WholeLists<Normalized<Data>> }, contextOf(result))
    }
  }
}
