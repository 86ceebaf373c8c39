import * as z from 'zod'

type Schema = z.core.$ZodType

const isValid = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)

/** The matching form that names the most properties. */
const inUnion = (options: readonly Schema[], value: unknown, place: string): readonly string[] =>
  options
    .filter((option) => isValid(option, value))
    .map((option) => unnamedProperties(option, value, place))
    .toSorted((left, right) => left.length - right.length)[0] ?? []

const inObject = (
  { shape, def: { catchall } }: z.ZodObject,
  value: Readonly<Record<string, unknown>>,
  place: string,
): readonly string[] =>
  Object.entries(value).flatMap(([name, part]) => {
    if (part === undefined) return []
    const where = place === '' ? name : `${place}.${name}`
    const schema: Schema | undefined = Object.hasOwn(shape, name) ? shape[name] : catchall
    return schema ? unnamedProperties(schema, part, where) : [where]
  })

/**
 * The places of properties in a valid answer that the contract does not name, such as an internal object that was returned unchanged. The
 * schema of an answer allows such properties for back ends that are newer than the contract, but the mock never is.
 */
export const unnamedProperties = (schema: Schema, value: unknown, place = ''): readonly string[] => {
  if (schema instanceof z.ZodLazy || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return value === null || value === undefined ? [] : unnamedProperties(schema.unwrap(), value, place)
  if (schema instanceof z.ZodUnion) return inUnion(schema.options, value, place)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) => unnamedProperties(schema.element, entry, `${place}[${index}]`))
  return schema instanceof z.ZodObject && isRecord(value) ? inObject(schema, value, place) : []
}
