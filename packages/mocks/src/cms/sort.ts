import { invalidParameter } from './errors.ts'
import type { Model } from './model.ts'
import type { Row, Rows } from './tables.ts'

interface Key {
  readonly path: readonly string[]
  readonly direction: 1 | -1
}

const directions: Readonly<Record<string, 1 | -1>> = { asc: 1, desc: -1 }

/** Reads `judul:asc`, `a:desc,b` or a list of these; an unknown order is an unexpected failure, as in Strapi. */
const keysOf = (sort: string | readonly (string | null)[] | null | undefined): Key[] =>
  [sort]
    .flat()
    .flatMap((text) => (text ? text.split(',') : []))
    .map((text) => {
      const [path = '', order = 'asc'] = text.trim().split(':')
      const direction = directions[order.toLowerCase()]
      if (direction === undefined) throw new Error(`Invalid order. order can only be one of asc|desc|ASC|DESC`)
      return { path: path.split('.'), direction }
    })

const valueOf = (model: Model, rows: Rows, type: string, row: Row | undefined, path: readonly string[]): unknown => {
  const [name = '', ...rest] = path
  const attribute = name === 'id' ? { kind: 'scalar' as const } : model.get(type)?.get(name)
  if (attribute === undefined) throw invalidParameter(name)
  const value = row?.[name]
  if (attribute.kind === 'scalar') return value ?? null
  if (rest.length === 0) throw invalidParameter(name)
  return valueOf(
    model,
    rows,
    attribute.target,
    rows[attribute.target]?.find(({ id }) => id === value),
    rest,
  )
}

/**
 * Compares two values of a column, which have the same type. Missing values come first in ascending order, as in SQLite. Text is ordered by
 * code unit.
 */
const compare = (left: unknown, right: unknown): number => {
  if (left === right) return 0
  if (left === null) return -1
  if (right === null) return 1
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return (left as string) < (right as string) ? -1 : 1
}

/** The rows in the requested order; ties and the default are ordered by id. */
export const sorted = (
  { model, rows }: { readonly model: Model; readonly rows: Rows },
  type: string,
  found: readonly Row[],
  sort: string | readonly (string | null)[] | null | undefined,
): readonly Row[] => {
  const keys = keysOf(sort)
  for (const { path } of keys) valueOf(model, rows, type, undefined, path)
  return [...found].sort((left, right) => {
    for (const { path, direction } of keys) {
      const order = compare(valueOf(model, rows, type, left, path), valueOf(model, rows, type, right, path))
      if (order !== 0) return order * direction
    }
    return left.id - right.id
  })
}
