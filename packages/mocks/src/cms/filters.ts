import { allOf, anyOf, meets, opposite } from './conditions.ts'
import type { Truth } from './conditions.ts'
import { invalidParameter } from './errors.ts'
import type { Model } from './model.ts'
import { documentIdOf } from './strapi-5/identity.ts'
import type { Row, Rows } from './tables.ts'

/** Conditions on the entries of a type: attributes and relations by name, and `and`, `or`, `not`. */
export type Filters = Readonly<Record<string, unknown>>

interface Source {
  readonly model: Model
  readonly rows: Rows
}

const isFilters = (value: unknown): value is Filters => typeof value === 'object' && value !== null

const related = ({ rows }: Source, target: string, value: unknown): readonly Row[] => {
  const ids = [value].flat()
  return (rows[target] ?? []).filter(({ id }) => ids.includes(id))
}

/** A relation matches if one of its entries does; an empty relation matches if an entry without values would. */
const relation = (source: Source, target: string, entries: readonly Row[], filters: unknown): Truth => {
  if (!isFilters(filters)) return false
  const [first, ...others] = entries
  if (first === undefined) return judge(source, target, undefined, filters)
  return anyOf([first, ...others].map((entry) => judge(source, target, entry, filters)))
}

const components = (value: unknown): readonly Row[] => [value].flat().filter((entry): entry is Row => isFilters(entry))

const attribute = (source: Source, type: string, row: Row | undefined, name: string, filters: unknown): Truth => {
  const found = /^(id|documentId)$/.test(name) ? { kind: 'scalar' as const } : source.model.get(type)?.get(name)
  if (found === undefined) throw invalidParameter(name)
  const value = name === 'documentId' && row ? documentIdOf(type, row.id) : row?.[name]
  if (found.kind === 'scalar') return filters === null ? false : meets(value, filters)
  const byId = found.kind === 'one' || found.kind === 'many'
  return relation(source, found.target, byId ? related(source, found.target, value) : components(value), filters)
}

const judge = (source: Source, type: string, row: Row | undefined, filters: Filters): Truth =>
  allOf(
    Object.entries(filters)
      .filter(([, operand]) => operand !== undefined)
      .map(([name, operand]) => {
        const parts = [operand].flat().filter(isFilters)
        if (name === 'and') return allOf(parts.map((part) => judge(source, type, row, part)))
        if (name === 'or') return parts.length === 0 ? true : anyOf(parts.map((part) => judge(source, type, row, part)))
        if (name === 'not') return opposite(allOf(parts.map((part) => judge(source, type, row, part))))
        return attribute(source, type, row, name, operand)
      }),
  )

/** Whether a row matches the filters. Throws for an unknown field. */
export const matches = (source: Source, type: string, row: Row, filters: Filters | null | undefined): boolean =>
  !isFilters(filters) || judge(source, type, row, filters) === true
