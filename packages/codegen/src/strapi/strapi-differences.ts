import { buildClientSchema, buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import type { GraphQLArgument, GraphQLSchema, IntrospectionQuery } from 'graphql'

/** How a running Strapi 5's GraphQL differs from the contract. */
export interface SchemaComparison {
  /** How many types and fields of the contract were looked for. */
  readonly compared: number
  /** What is missing or of another type, one line each. */
  readonly differences: readonly string[]
}

/** Parts of Strapi 4 that Strapi 5 does not have: envelopes, their metadata, and what chooses drafts. */
const isEnvelope = (name: string) =>
  /(Entity|EntityResponse|EntityResponseCollection|RelationResponseCollection)$|^(ResponseCollectionMeta|PublicationState)$/.test(
    name,
  )

/** A type of the contract in the words of Strapi 5. Whether null is possible is left out: a server may promise more. */
const typeInStrapi5 = (type: string): string =>
  type
    .replaceAll('!', '')
    .replace(/^(\w+)RelationResponseCollection$/, '[$1]')
    .replace(/(\w+?)EntityResponse(?!Collection)/, '$1')

const withoutNull = (type: { readonly toString: () => string } | undefined) => type?.toString().replaceAll('!', '')

/** An id of an entry is its `documentId`; those of components and files stay. */
const nameInStrapi5 = (owner: string, name: string) =>
  name === 'id' && /^(?!Component).*FiltersInput$/.test(owner) ? 'documentId' : name

const argumentsOf = (fields: readonly GraphQLArgument[]) => fields.filter(({ name }) => name !== 'publicationState')

interface Field {
  readonly owner: string
  readonly name: string
  readonly type: string
  readonly args: readonly GraphQLArgument[]
}

/** A list of entries is read by `…_connection`, which has the paging. */
const queryInStrapi5 = ({ owner, name, type, args }: Field): Field =>
  owner === 'Query' && type.endsWith('EntityResponseCollection')
    ? { owner, name: `${name}_connection`, type, args }
    : { owner, name, type, args }

const fieldsOf = (schema: GraphQLSchema): Field[] =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !isEnvelope(name))
    .flatMap((type): Field[] => {
      if (isObjectType(type))
        return Object.values(type.getFields()).map((field) =>
          queryInStrapi5({
            owner: type.name,
            name: field.name,
            type: String(field.type),
            args: argumentsOf(field.args),
          }),
        )
      if (isInputObjectType(type))
        return Object.values(type.getFields()).map((field) => ({
          owner: type.name,
          name: nameInStrapi5(type.name, field.name),
          type: String(field.type),
          args: [],
        }))
      return isEnumType(type)
        ? type.getValues().map(({ name }) => ({ owner: type.name, name, type: type.name, args: [] }))
        : []
    })

const differencesOf = (strapi: GraphQLSchema, { owner, name, type, args }: Field): string[] => {
  const found = strapi.getType(owner)
  if (isEnumType(found)) return found.getValue(name) ? [] : [`${owner}.${name} is missing`]
  if (!isObjectType(found) && !isInputObjectType(found)) return [`${owner} is missing`]
  const field = found.getFields()[name]
  if (!field) return [`${owner}.${name} is missing`]
  const expected = typeInStrapi5(type)
  const actual = withoutNull(field.type)
  const parameters = 'args' in field ? field.args : []
  return [
    ...(actual === expected ? [] : [`${owner}.${name} is ${actual}, not ${expected}`]),
    ...args.flatMap((argument) => {
      const taken = withoutNull(parameters.find((parameter) => parameter.name === argument.name)?.type)
      return taken === withoutNull(argument.type) ? [] : [`${owner}.${name}(${argument.name}) is ${taken}`]
    }),
  ]
}

/** Looks for every type and field of the contract in the schema of a running Strapi 5. */
export const compareWithStrapi = (sdl: string, introspection: IntrospectionQuery): SchemaComparison => {
  const strapi = buildClientSchema(introspection)
  const fields = fieldsOf(buildSchema(sdl))
  return { compared: fields.length, differences: [...new Set(fields.flatMap((field) => differencesOf(strapi, field)))] }
}
