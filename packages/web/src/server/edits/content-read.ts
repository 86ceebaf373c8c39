import { AsyncLocalStorage } from 'node:async_hooks'
import type { Result } from '@hospital/sdk'
import { customReads } from './custom-reads.ts'
import type { CmsRead } from './generated/cms-reads.ts'
import { documentReads } from './generated/cms-reads.ts'

/** A read of the CMS that a cached value was made of. */
export interface ContentRead {
  /** Undefined for an operation whose reads are not known. */
  readonly reads: CmsRead | undefined
  /** The read's input, by the name of the variable or parameter. */
  readonly input: Readonly<Record<string, unknown>>
  /** The entries of `reads.only` in the answer; undefined if there may be more of them. */
  readonly ids: readonly string[] | undefined
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** The call in a cache key: `cms:`, the operation, its input as JSON, and a rest without braces. */
const callOf = (key: string): { readonly operation: string; readonly input: Fields } | undefined => {
  const [, operation, json] = /^cms:(\w+) (\{.*\})/s.exec(key) ?? []
  if (operation === undefined || json === undefined) return undefined
  const given = fieldsOf(JSON.parse(json))
  // Documents have variables; the other reads have parameters of the path and the query.
  return {
    operation,
    input: operation in documentReads ? given : { ...fieldsOf(given['path']), ...fieldsOf(given['query']) },
  }
}

/** The rows of an answer: of the only list of a document, or of a route's `data`. */
const rowsOf = (data: unknown): readonly unknown[] => {
  const { meta: _meta, ...named } = fieldsOf(data)
  return Object.values(named).flatMap((value) => (isFields(value) && 'items' in value ? value['items'] : value))
}

/** The identities of an entry. A row of a schedule may wrap the entry. */
const idsIn = (row: unknown, type: string): string[] => {
  const given = fieldsOf(row)
  const { id, documentId } = isFields(given[type]) ? given[type] : given
  return [id, documentId].flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : [],
  )
}

/** The length of the whole list: of the only list of a document, or of a route. Undefined if the answer does not say. */
const totalOf = (data: unknown): unknown => {
  const given = fieldsOf(data)
  const list = Object.values(given).find((value) => isFields(value) && 'items' in value)
  return fieldsOf(fieldsOf(list ?? given['meta'])['pagination'])['total']
}

/** Whether a list goes on after the rows of an answer. */
const hasMore = (data: unknown, length: number): boolean => Number(totalOf(data) ?? length) > length

/** What was read under a key of the cache; undefined for a read of another back end. */
export const contentReadOf = (key: string, { data, error }: Result<unknown>): ContentRead | undefined => {
  if (!key.startsWith('cms:')) return undefined
  const call = callOf(key)
  if (!call) return { reads: undefined, input: {}, ids: undefined }
  const { operation, input } = call
  const reads = documentReads[operation] ?? customReads[operation]
  const type = reads?.only?.type
  const isKnown = type !== undefined && (error === undefined || error.kind === 'not-found')
  const rows = isKnown ? rowsOf(data) : []
  return {
    reads,
    input,
    ids: isKnown && !hasMore(data, rows.length) ? rows.flatMap((row) => idsIn(row, type)) : undefined,
  }
}

const recording = new AsyncLocalStorage<Set<ContentRead>>()

/** Adds a read to the reads of the value that is being made. */
export const noteRead = (read: ContentRead | undefined): void => void (read && recording.getStore()?.add(read))

/** Makes a value, and returns it with the reads that it was made of. */
export const withReads = async <Value>(
  make: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly reads: readonly ContentRead[] }> => {
  const reads = new Set<ContentRead>()
  const value = await recording.run(reads, make)
  return { value, reads: [...reads] }
}
