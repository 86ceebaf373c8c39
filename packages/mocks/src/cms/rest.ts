import { restWindow } from './paging.ts'
import type { Paging, RestPagination } from './paging.ts'
import type { Choice, Store } from './store.ts'
import { documentIdOf } from './strapi-5/identity.ts'
import type { Identities } from './strapi-5/identity.ts'
import type { Row } from './tables.ts'

/** An entry in Strapi's envelope. */
export interface Entry {
  readonly id: number
  /** The document id; only Strapi 5 has it. */
  readonly documentId?: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/** A REST query for entries. */
export interface RestQuery extends Choice {
  readonly pagination?: Paging | undefined
  /** The relations, media and components to include, or `*` for all, one level deep. The rest is omitted. */
  readonly populate?: string | undefined
}

/** Reads over REST, in Strapi's envelopes. */
export interface Rest {
  readonly list: (type: string, query: RestQuery) => { data: Entry[]; meta: { pagination: RestPagination } }
  /** The entry of a single type; undefined if it is not published. */
  readonly single: (type: string, query: RestQuery) => Entry | undefined
  /** A row in the envelope. */
  readonly entry: (type: string, row: Row, populate?: string) => Entry
}

/** Reads a store as Strapi's REST does. */
export const createRest = (store: Store, identities?: Identities): Rest => {
  const named = (type: string, id: number) =>
    identities ? { id: identities.numberOf(type, id), documentId: documentIdOf(type, id) } : { id }

  /** The plain attributes of a row. REST returns more of a file than GraphQL: all stored attributes. */
  const plain = (type: string, row: Row): [string, unknown][] => {
    if (type === 'UploadFile') return Object.entries(row).filter(([name]) => name !== 'id')
    const attributes = [...(store.model.get(type) ?? [])].filter(([, { kind }]) => kind === 'scalar')
    return attributes.map(([name]) => [name, row[name] ?? null])
  }

  const published = (type: string, id: unknown): Entry | null => {
    const row = store.find(type, id)
    return row === undefined || row['publishedAt'] === null ? null : entry(type, row)
  }

  /** A component has no envelope, and omits its own media and relations. */
  const component = (type: string, row: Row) => ({ id: row.id, ...Object.fromEntries(plain(type, row)) })

  const populated = (name: string, type: string, row: Row): unknown => {
    const attribute = store.model.get(type)?.get(name)
    if (attribute === undefined || attribute.kind === 'scalar') return undefined
    const { kind, target } = attribute
    const values = [row[name] ?? []].flat()
    // The cast is safe: in the content's types `component` and `components` contain rows.
    if (kind === 'components') return values.map((value) => component(target, value as Row))
    if (kind === 'component') return values.map((value) => component(target, value as Row))[0] ?? null
    const entries = values.map((id) => published(target, id)).filter((found) => found !== null)
    if (kind === 'one') return { data: entries[0] ?? null }
    // Empty multiple media are null, empty multiple relations an empty list.
    return { data: target === 'UploadFile' && entries.length === 0 ? null : entries }
  }

  const entry = (type: string, row: Row, populate = ''): Entry => {
    const names = populate === '*' ? [...(store.model.get(type)?.keys() ?? [])] : populate.split(',')
    const included = names.flatMap((name) => {
      const value = populated(name, type, row)
      return value === undefined ? [] : [[name, value]]
    })
    return {
      ...named(type, row.id),
      attributes: { ...Object.fromEntries(plain(type, row)), ...Object.fromEntries(included) },
    }
  }

  return {
    entry,
    list: (type, query) => {
      const { limit } = query.pagination ?? {}
      // Strapi 5 does not take -1 as "no limit": it becomes 1, the smallest limit.
      const asked = identities && limit === -1 ? { ...query.pagination, limit: 1 } : query.pagination
      const { items, pagination } = restWindow(store.choose(type, query), asked ?? {})
      return { data: items.map((row) => entry(type, row, query.populate)), meta: { pagination } }
    },
    single: (type, query) => {
      const [row] = store.choose(type, query)
      return row && entry(type, row, query.populate)
    },
  }
}
