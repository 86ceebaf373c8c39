import * as z from 'zod'
import { isRecord } from '../client/failure-bodies.ts'

type Schema = z.core.$ZodType

const isValid = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

const isText = (schema: Schema): boolean => schema instanceof z.ZodString

/** Whether a union is an enumeration that may get further values: known ones, or any text. */
const isOpen = (options: readonly Schema[]): boolean =>
  options.some((option) => option instanceof z.ZodEnum) && options.some(isText)

/** The direct parts of a schema. */
const partsOf = (schema: Schema): readonly Schema[] => {
  if (schema instanceof z.ZodLazy || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return [schema.unwrap()]
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodArray) return [schema.element]
  return schema instanceof z.ZodObject ? Object.values(schema.shape) : []
}

const knownToHold = new WeakMap<Schema, boolean>()

/**
 * Whether an open enumeration is anywhere in a schema. Most have none, and their answers are not walked: the walk took five of the six
 * microseconds of checking a short list.
 */
const holdsOpen = (schema: Schema): boolean => {
  const known = knownToHold.get(schema)
  if (known !== undefined) return known
  // A schema may contain itself. A set's loop also visits what is added to it.
  const reached = new Set([schema])
  for (const part of reached) partsOf(part).forEach((next) => reached.add(next))
  const holds = [...reached].some((part) => part instanceof z.ZodUnion && isOpen(part.options))
  knownToHold.set(schema, holds)
  return holds
}

const inUnion = (options: readonly Schema[], value: unknown, place: string): readonly string[] => {
  if (!isOpen(options)) {
    const form = options.find((option) => isValid(option, value))
    return form ? laterValues(form, value, place) : []
  }
  return options.some((option) => !isText(option) && isValid(option, value)) ? [] : [place]
}

/**
 * The places of values that the contract does not list, in a valid answer: values that open enumerations (`LaterValue`
 * in the contracts) got later. They stay in the answer.
 */
export const laterValues = (schema: Schema, value: unknown, place: string): readonly string[] => {
  if (!holdsOpen(schema)) return []
  if (schema instanceof z.ZodLazy || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return value === null || value === undefined ? [] : laterValues(schema.unwrap(), value, place)
  }
  if (schema instanceof z.ZodUnion) return inUnion(schema.options, value, place)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => laterValues(schema.element, entry, `${place}[${index}]`))
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return []
  return Object.entries(schema.shape).flatMap(([name, part]) => laterValues(part, value[name], `${place}.${name}`))
}
