const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The error for a read whose input is not known; the message says why. */
export class NotKnown extends Error {}

/** Values from earlier answers, as arguments for further calls. Never printed. */
export interface Known {
  /** The first value of a field in a collection, such as the slug of `dokters`; undefined if there was none. */
  readonly get: (collection: string, field: string) => string | undefined
  /** The same. Throws NotKnown if there was none. */
  readonly need: (collection: string, field: string) => string
  /** Notes the first values of the fields in a collection's rows. Earlier ones stay. */
  readonly learn: (collection: string, rows: unknown, fields: readonly string[]) => void
}

/** The rows of a normalised part of an answer: a list, a page of a list or a single entry. */
const rowsOf = (part: unknown): readonly unknown[] => {
  if (Array.isArray(part)) return part
  return isRecord(part) && Array.isArray(part['items']) ? part['items'] : [part]
}

const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined

/** Makes an empty store of known values. */
export const createKnown = (): Known => {
  const values = new Map<string, string>()
  const get: Known['get'] = (collection, field) => values.get(`${collection}.${field}`)
  return {
    get,
    need: (collection, field) => {
      const value = get(collection, field)
      if (value === undefined) throw new NotKnown('no entry to ask for')
      return value
    },
    learn: (collection, rows, fields) => {
      for (const field of fields) {
        const key = `${collection}.${field}`
        const found = rowsOf(rows)
          .map((row) => (isRecord(row) ? textOf(row[field]) : undefined))
          .find((text) => text !== undefined)
        if (found !== undefined && !values.has(key)) values.set(key, found)
      }
    },
  }
}
