import * as z from 'zod'
import { isRecord } from '../client/failure-bodies.ts'
import type { Checked } from '../client/options.ts'
import { readingsOf } from './readings-of.ts'

type Schema = z.core.$ZodType

const isValid = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

/** The depth of a place: the deeper of two broken places is more specific. */
const depthOf = (place: string): number => place.split(/[.[]/).length

/**
 * A part, or `fallback` if it breaks the contract. An empty text and a missing field are not reported: they mean that there is no value.
 */
const tolerateOr = (fallback: null | undefined, schema: Schema, value: unknown, place: string): Checked => {
  const checked = tolerate(schema, value, place)
  if (checked.where === undefined) return checked
  return { body: fallback, omitted: value === '' || value === undefined ? [] : [checked.where] }
}

const tolerateArray = (element: Schema, values: readonly unknown[], place: string): Checked => {
  const checked = values.map((value, index) => tolerate(element, value, `${place}[${index}]`))
  const body = checked.filter(({ where }) => where === undefined).map((entry) => entry.body)
  const omitted = checked.flatMap((entry) => entry.where ?? entry.omitted)
  // If no entry of the answer's own list is valid, the contract is wrong, not an entry: an empty list would hide that.
  const isNested = place.includes('[')
  return body.length === 0 && !isNested ? { where: omitted[0] ?? place } : { body, omitted }
}

const tolerateObject = (
  shape: Readonly<Record<string, Schema>>,
  value: Readonly<Record<string, unknown>>,
  place: string,
): Checked => {
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

/** Chooses the form of a union that loses the least. If no form is valid, `where` is the place in the closest form. */
const tolerateUnion = (options: readonly Schema[], value: unknown, place: string): Checked =>
  options
    .map((option) => tolerate(option, value, place))
    .reduce((best, other) => {
      if (best.where === undefined)
        return other.where === undefined && other.omitted.length < best.omitted.length ? other : best
      return other.where === undefined || depthOf(other.where) > depthOf(best.where) ? other : best
    })

const tolerateParts = (schema: Schema, value: unknown, place: string): Checked => {
  if (schema instanceof z.ZodLazy) return tolerate(schema.unwrap(), value, place)
  if (schema instanceof z.ZodOptional) return tolerateOr(undefined, schema.unwrap(), value, place)
  if (schema instanceof z.ZodNullable) return tolerateOr(null, schema.unwrap(), value, place)
  if (schema instanceof z.ZodUnion) return tolerateUnion(schema.options, value, place)
  if (schema instanceof z.ZodArray && Array.isArray(value)) return tolerateArray(schema.element, value, place)
  if (schema instanceof z.ZodObject && isRecord(value)) return tolerateObject(schema.shape, value, place)
  const reading = readingsOf(schema, value).find((candidate) => isValid(schema, candidate))
  return reading === undefined ? { where: place } : { body: reading, omitted: [] }
}

/**
 * Makes a value match its schema. What can be read is converted (see `readingsOf`). The rest is removed, as little as possible: a nullable
 * part becomes null, an optional part is left out, and any other part removes the list entry around it. The result has `where` if the
 * value's own shape is broken. A valid value is returned unchanged; nothing is mutated. Each broken part is parsed once per level above it.
 */
export const tolerate = (schema: Schema, value: unknown, place: string): Checked => {
  if (isValid(schema, value)) return { body: value, omitted: [] }
  const checked = tolerateParts(schema, value, place)
  return checked.where === undefined && !isValid(schema, checked.body) ? { where: place } : checked
}
