import { getNamedType, isListType, isNullableType, isObjectType } from 'graphql'
import type { GraphQLOutputType, GraphQLSchema } from 'graphql'

/** The kind of an attribute of a content type or component: a value, or one or many entries or components. */
export type Attribute =
  | { readonly kind: 'scalar' }
  | { readonly kind: 'one' | 'many' | 'component' | 'components'; readonly target: string }

/** The attributes of every content type and component, by type and name. */
export type Model = ReadonlyMap<string, ReadonlyMap<string, Attribute>>

const attributeOf = (type: GraphQLOutputType): Attribute => {
  const { name } = getNamedType(type)
  const [, one] = /^(.+)EntityResponse$/.exec(name) ?? []
  if (one !== undefined) return { kind: 'one', target: one }
  const [, many] = /^(.+)RelationResponseCollection$/.exec(name) ?? []
  if (many !== undefined) return { kind: 'many', target: many }
  if (!name.startsWith('Component')) return { kind: 'scalar' }
  const list = isListType(isNullableType(type) ? type : type.ofType)
  return { kind: list ? 'components' : 'component', target: name }
}

/** Whether a type is content: envelopes and metadata are not. */
const isContent = (name: string): boolean =>
  !/^(__|Query$|Mutation$|Pagination$)|(Entity|Response|Collection|Meta)$/.test(name)

/** Derives the attributes and their kinds from the SDL. A real Strapi has them in its content types. */
export const modelOf = (schema: GraphQLSchema): Model =>
  new Map(
    Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => isContent(name))
      .map((type) => [
        type.name,
        new Map(Object.values(type.getFields()).map((field) => [field.name, attributeOf(field.type)])),
      ]),
  )
