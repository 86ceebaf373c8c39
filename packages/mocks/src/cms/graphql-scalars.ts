import { isScalarType } from 'graphql'
import type { GraphQLSchema } from 'graphql'

const forms: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  Time: /^\d{2}:\d{2}:\d{2}(\.\d{1,3})?$/,
}

const isValid = (name: string, form: RegExp, value: unknown): boolean =>
  typeof value === 'string' &&
  form.test(value) &&
  !Number.isNaN(Date.parse(name === 'Time' ? `1970-01-01T${value}Z` : value))

/** Makes the SDL's scalars as strict as Strapi's: a full ISO time is not a `Date`. */
export const withStrictScalars = (schema: GraphQLSchema): GraphQLSchema => {
  for (const [name, form] of Object.entries(forms)) {
    const type = schema.getType(name)
    if (!isScalarType(type)) continue
    const judge = (value: unknown): unknown => {
      if (isValid(name, form, value)) return value
      throw new TypeError(`${name} cannot represent an invalid ${name.toLowerCase()}-string ${String(value)}.`)
    }
    type.coerceInputValue = judge
    type.parseValue = judge
  }
  return schema
}
