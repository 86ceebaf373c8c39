import { buildClientSchema, buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import type { GraphQLArgument, GraphQLSchema, IntrospectionQuery } from 'graphql'

/** The differences between a running Strapi's GraphQL and the contract. */
export interface SchemaComparison {
  /** The number of compared types and fields of the contract. */
  readonly compared: number
  /** The missing parts and those of another type, one line each. */
  readonly differences: readonly string[]
}

/** Whether a type exists only in Strapi 4: envelopes, their metadata, and the choice of drafts. */
const isEnvelope = (name: string) =>
  /(Entity|EntityResponse|EntityResponseCollection|RelationResponseCollection)$|^(ResponseCollectionMeta|PublicationState)$/.test(
    name,
  )

/** A type of the contract as Strapi 5 names it. Whether it may be null is left out: a server may promise more. */
const typeInStrapi5 = (type: string): string =>
  type
    .replaceAll('!', '')
    .replace(/^(\w+)RelationResponseCollection$/, '[$1]')
    .replace(/(\w+?)EntityResponse(?!Collection)/, '$1')

const withoutNull = (type: { readonly toString: () => string } | undefined) => type?.toString().replaceAll('!', '')

/** The name of a field in Strapi 5: an entry's id is its `documentId`; components and files keep their `id`. */
const nameInStrapi5 = (owner: string, name: string) =>
  name === 'id' && /^(?!Component).*FiltersInput$/.test(owner) ? 'documentId' : name

interface Field {
  readonly owner: string
  readonly name: string
  readonly type: string
  readonly args: readonly GraphQLArgument[]
}

/** The query for a list of entries: `…_connection` also has the paging. */
const queryInStrapi5 = ({ owner, name, type, args }: Field): Field =>
  owner === 'Query' && type.endsWith('EntityResponseCollection')
    ? { owner, name: `${name}_connection`, type, args }
    : { owner, name, type, args }

/** Translates the contract's names, which are those of Strapi 4, into those of a version. */
interface Words {
  readonly isLeftOut: (type: string) => boolean
  readonly ofField: (field: Field) => Field
  readonly ofType: (type: string) => string
}

const strapi4Words: Words = {
  isLeftOut: () => false,
  ofField: (field) => field,
  ofType: (type) => type.replaceAll('!', ''),
}

const strapi5Words: Words = {
  isLeftOut: isEnvelope,
  ofField: (field) => {
    const { owner, name, args } = queryInStrapi5(field)
    return { ...field, name: nameInStrapi5(owner, name), args: args.filter((arg) => arg.name !== 'publicationState') }
  },
  ofType: typeInStrapi5,
}

const fieldsOf = (schema: GraphQLSchema, { isLeftOut, ofField }: Words): Field[] =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !isLeftOut(name))
    .flatMap((type): Field[] => {
      if (isObjectType(type))
        return Object.values(type.getFields()).map(({ name, type: given, args }) =>
          ofField({ owner: type.name, name, type: String(given), args }),
        )
      if (isInputObjectType(type))
        return Object.values(type.getFields()).map(({ name, type: given }) =>
          ofField({ owner: type.name, name, type: String(given), args: [] }),
        )
      return isEnumType(type)
        ? type.getValues().map(({ name }) => ({ owner: type.name, name, type: type.name, args: [] }))
        : []
    })

const differencesOf = (strapi: GraphQLSchema, { owner, name, type, args }: Field, words: Words): string[] => {
  const found = strapi.getType(owner)
  if (isEnumType(found)) return found.getValue(name) ? [] : [`${owner}.${name} is missing`]
  if (!isObjectType(found) && !isInputObjectType(found)) return [`${owner} is missing`]
  const field = found.getFields()[name]
  if (!field) return [`${owner}.${name} is missing`]
  const expected = words.ofType(type)
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

/** Compares every type and field of the contract with the schema of a running Strapi. */
export const compareWithStrapi = (
  sdl: string,
  introspection: IntrospectionQuery,
  version: 4 | 5 = 5,
): SchemaComparison => {
  const words = version === 4 ? strapi4Words : strapi5Words
  const strapi = buildClientSchema(introspection)
  const fields = fieldsOf(buildSchema(sdl), words)
  const differences = fields.flatMap((field) => differencesOf(strapi, field, words))
  return { compared: fields.length, differences: [...new Set(differences)] }
}
