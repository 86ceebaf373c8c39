import { buildSchema } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import type { Content } from '../content/index.ts'
import { cmsSdl } from '../generated/cms-sdl.ts'
import { matches } from './filters.ts'
import type { Filters } from './filters.ts'
import { modelOf } from './model.ts'
import type { Model } from './model.ts'
import { sorted } from './sort.ts'
import type { Identities } from './strapi-5/identity.ts'
import { rowsOf } from './tables.ts'
import type { Row } from './tables.ts'

/** The conditions that select and order rows. */
export interface Choice {
  readonly filters?: Filters | null | undefined
  readonly sort?: string | readonly (string | null)[] | null | undefined
  readonly publicationState?: 'LIVE' | 'PREVIEW' | null | undefined
}

/** The rows of one content server: the editors' content and the visitors' submissions. */
export interface Store {
  readonly schema: GraphQLSchema
  readonly model: Model
  /** The rows of a type (or of `among`) that match a choice, in its order. Drafts are included only on request. */
  readonly choose: (type: string, choice: Choice, among?: readonly Row[]) => readonly Row[]
  /** The row of a type with an id, draft or not. */
  readonly find: (type: string, id: unknown) => Row | undefined
  /** The id of the row that a request names. */
  readonly referredTo: (type: string, reference: unknown) => number | undefined
  /** Adds a row and gives it the next id. */
  readonly add: (type: string, attributes: Readonly<Record<string, unknown>>) => Row
}

/** Creates an isolated store with the content. */
export const createStore = (content: Content, identities?: Identities): Store => {
  // `codegen` has checked the schema: checking it again takes longer than building it.
  const schema = buildSchema(cmsSdl, { assumeValidSDL: true })
  const model = modelOf(schema)
  const rows: Record<string, readonly Row[]> = { ...rowsOf(content) }
  return {
    schema,
    model,
    choose: (type, { filters, sort, publicationState }, among = rows[type] ?? []) => {
      const live = publicationState === 'PREVIEW' ? among : among.filter(({ publishedAt }) => publishedAt !== null)
      return sorted(
        { model, rows },
        type,
        live.filter((row) => matches({ model, rows }, type, row, filters)),
        sort,
      )
    },
    find: (type, id) => rows[type]?.find((row) => row.id === id),
    referredTo: identities?.idOf ?? ((_type, reference) => Number(reference)),
    add: (type, attributes) => {
      const present = rows[type] ?? []
      const row: Row = { ...attributes, id: Math.max(0, ...present.map(({ id }) => id)) + 1 }
      rows[type] = [...present, row]
      return row
    },
  }
}
