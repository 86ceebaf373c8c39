import * as z from 'zod'
import { isRecord } from '../client/failure-bodies.ts'
import type { Checked } from '../client/options.ts'

type Schema = z.core.$ZodType

const isValid = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

/** How deep a place lies: the deeper of two broken places tells more. */
const depthOf = (place: string): number => place.split(/[.[]/).length

/** Puts `fallback` in place of a part that breaks the contract. */
const orFallback = (checked: Checked, fallback: null | undefined): Checked =>
  checked.where === undefined ? checked : { body: fallback, omitted: [checked.where] }

const tolerateArray = (element: Schema, values: readonly unknown[], place: string): Checked => {
  const checked = values.map((value, index) => tolerate(element, value, `${place}[${index}]`))
  const body = checked.filter(({ where }) => where === undefined).map((entry) => entry.body)
  const omitted = checked.flatMap((entry) => entry.where ?? entry.omitted)
  // If no entry of the answer's own list holds, the contract is wrong, not an entry: an empty list would hide that.
  const isNested = place.includes('[')
  return body.length === 0 && !isNested ? { where: omitted[0] ?? place } : { body, omitted }
}

const tolerateObject = (shape: Readonly<Record<string, Schema>>, value: Readonly<Record<string, unknown>>, place: string): Checked => {
  const body: Record<string, unknown> = { ...value }
  const omitted: string[] = []
  for (const [name, schema] of Object.entries(shape)) {
    const checked = tolerate(schema, value[name], `${place}.${name}`)
    if (checked.where !== undefined) return checked
    omitted.push(...checked.omitted)
    if (checked.body === undefined) delete body[name]
    else body[name] = checked.body
  }
  return { body, omitted }
}

/** Of several forms, the one that loses the least; if none holds, the place is that of the form that came closest. */
const tolerateUnion = (options: readonly Schema[], value: unknown, place: string): Checked =>
  options
    .map((option) => tolerate(option, value, place))
    .reduce((best, other) => {
      if (best.where === undefined) return other.where === undefined && other.omitted.length < best.omitted.length ? other : best
      return other.where === undefined || depthOf(other.where) > depthOf(best.where) ? other : best
    })

const tolerateParts = (schema: Schema, value: unknown, place: string): Checked => {
  if (schema instanceof z.ZodLazy) return tolerate(schema.unwrap(), value, place)
  if (schema instanceof z.ZodOptional) return orFallback(tolerate(schema.unwrap(), value, place), undefined)
  if (schema instanceof z.ZodNullable) return orFallback(tolerate(schema.unwrap(), value, place), null)
  if (schema instanceof z.ZodUnion) return tolerateUnion(schema.options, value, place)
  if (schema instanceof z.ZodArray && Array.isArray(value)) return tolerateArray(schema.element, value, place)
  if (schema instanceof z.ZodObject && isRecord(value)) return tolerateObject(schema.shape, value, place)
  return { where: place }
}

/**
 * Takes out of a value what breaks its schema, and as little as possible: a nullable part becomes null, an optional one
 * is left out, any other costs the list entry around it. `where` if the value's own shape is broken. What holds is handed
 * on as it is; nothing is changed in place. Each broken part is parsed once per level above it.
 */
export const tolerate = (schema: Schema, value: unknown, place: string): Checked => {
  if (isValid(schema, value)) return { body: value, omitted: [] }
  const checked = tolerateParts(schema, value, place)
  return checked.where === undefined && !isValid(schema, checked.body) ? { where: place } : checked
}
