import type { GraphQLError } from 'graphql'
import { StrapiError } from './errors.ts'

/** An error as Strapi's GraphQL writes it. */
export interface WireError {
  readonly message: string
  readonly locations?: { line: number; column: number }[]
  readonly path?: (string | number)[]
  readonly extensions: { code: string; error?: { name: string; message: string; details: object } }
}

const locationsOf = ({ locations }: GraphQLError) =>
  locations === undefined ? {} : { locations: locations.map(({ line, column }) => ({ line, column })) }

/** An error of the document or its variables: no resolver was run. */
export const refusedError = (error: GraphQLError, code: string): WireError => ({
  message: error.message,
  ...locationsOf(error),
  extensions: { code },
})

/** An error of a variable, worded as in the GraphQL version of Strapi 4. */
export const variableError = (error: GraphQLError, variables: Readonly<Record<string, unknown>>): WireError => {
  const [, name = '', , reason = ''] =
    /^Variable "\$(\w+)" has invalid value( at [^:]+)?: (.*)$/s.exec(error.message) ?? []
  const refusal = refusedError(error, 'BAD_USER_INPUT')
  const [, type] = /of non-null type "([^"]+)" to be provided/.exec(reason) ?? []
  if (type !== undefined && variables[name] === undefined) {
    return { ...refusal, message: `Variable "$${name}" of required type "${type}" was not provided.` }
  }
  return name === ''
    ? refusal
    : { ...refusal, message: `Variable "$${name}" got invalid value ${JSON.stringify(variables[name])}; ${reason}` }
}

/** An error of a resolver. Strapi's own errors have neither location nor path. */
export const resolverError = (error: GraphQLError): WireError => {
  const { originalError, message, path } = error
  if (originalError instanceof StrapiError) {
    const { name, code, details } = originalError
    return { message, extensions: { error: { name, message, details }, code } }
  }
  return {
    message,
    ...locationsOf(error),
    ...(path && { path: [...path] }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  }
}
