import { buildSchema, getNamedType, isEnumType, isListType, isNullableType, isObjectType } from 'graphql'
import type { GraphQLField, GraphQLObjectType, GraphQLOutputType, GraphQLSchema } from 'graphql'

/** The content of a field of a content type or component. */
export type FieldKind =
  | { readonly kind: 'scalar'; readonly scalar: string }
  | { readonly kind: 'enumeration'; readonly values: readonly string[] }
  | { readonly kind: 'media' | 'relation'; readonly target: string; readonly many: boolean }
  | { readonly kind: 'component'; readonly target: string; readonly many: boolean }

/** A field that editors or visitors fill. */
export type ContentField = FieldKind & { readonly name: string }

/** A content type of the CMS. */
export interface ContentType {
  /** The SDL's name, such as `RumahSakit`. */
  readonly name: string
  /** The singular name in Strapi, such as `rumah-sakit`. */
  readonly singular: string
  /** The plural name in Strapi, such as `rumah-sakits`. */
  readonly plural: string
  /** The type has only one entry. */
  readonly single: boolean
  /** Entries may be drafts before they are published. */
  readonly drafts: boolean
  /** The SDL has a query for the type. */
  readonly readable: boolean
  readonly fields: readonly ContentField[]
}

/** A component: a group of fields inside an entry. */
export interface ContentComponent {
  readonly name: string
  readonly fields: readonly ContentField[]
}

/** Everything that editors write, from the SDL. */
export interface ContentModel {
  readonly contentTypes: readonly ContentType[]
  readonly components: readonly ContentComponent[]
}

/** `RumahSakit` and `rumahSakits` as Strapi writes names: `rumah-sakit`, `rumah-sakits`. */
const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`)

const kindOf = (type: GraphQLOutputType): FieldKind => {
  const named = getNamedType(type)
  const [, one] = /^(.+)EntityResponse$/.exec(named.name) ?? []
  const [, many] = /^(.+)RelationResponseCollection$/.exec(named.name) ?? []
  const target = one ?? many
  if (target === 'UploadFile') return { kind: 'media', target, many: many !== undefined }
  if (target !== undefined) return { kind: 'relation', target, many: many !== undefined }
  if (isEnumType(named)) return { kind: 'enumeration', values: named.getValues().map(({ name }) => name) }
  if (!isObjectType(named)) return { kind: 'scalar', scalar: named.name }
  return { kind: 'component', target: named.name, many: isListType(isNullableType(type) ? type : type.ofType) }
}

/** Fields that Strapi adds itself. */
const ownFields: readonly string[] = ['id', 'createdAt', 'updatedAt', 'publishedAt']

const fieldsOf = (type: GraphQLObjectType): ContentField[] =>
  Object.values(type.getFields())
    .filter(({ name }) => !ownFields.includes(name))
    .map(({ name, type }) => ({ name, ...kindOf(type) }))

/** The query for entries of a type: for the one entry of a single type, or for a list. */
const queryOf = (schema: GraphQLSchema, name: string): GraphQLField<unknown, unknown> | undefined =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).find(({ type }) =>
    [`${name}EntityResponse`, `${name}EntityResponseCollection`].includes(getNamedType(type).name),
  )

const contentTypeOf = (schema: GraphQLSchema, type: GraphQLObjectType): ContentType => {
  const singular = kebabCase(type.name)
  const query = queryOf(schema, type.name)
  const single = query !== undefined && getNamedType(query.type).name === `${type.name}EntityResponse`
  return {
    name: type.name,
    singular,
    plural: query && !single ? kebabCase(query.name) : `${singular}s`,
    single,
    drafts: 'publishedAt' in type.getFields(),
    readable: query !== undefined,
    fields: fieldsOf(type),
  }
}

/** Reads content types and components from the SDL that Strapi 4 would make of them. */
export const contentModelOf = (sdl: string): ContentModel => {
  const schema = buildSchema(sdl)
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  return {
    contentTypes: types
      .filter(({ name }) => name !== 'UploadFile' && schema.getType(`${name}Entity`) !== undefined)
      .map((type) => contentTypeOf(schema, type)),
    components: types
      .filter(({ name }) => name.startsWith('Component'))
      .map((type) => ({ name: type.name, fields: fieldsOf(type) })),
  }
}
