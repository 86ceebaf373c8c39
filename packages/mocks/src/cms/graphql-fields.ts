import type { GraphQLFieldResolver, GraphQLOutputType } from 'graphql'
import { getNamedType, isEnumType } from 'graphql'
import { forbidden } from './errors.ts'
import { graphqlWindow } from './paging.ts'
import type { Paging } from './paging.ts'
import type { Choice, Store } from './store.ts'
import type { Submission, SubmissionType } from './submissions.ts'
import { submit } from './submissions.ts'
import type { Row } from './tables.ts'

/** The context of one request's resolvers. */
export interface GraphqlContext {
  readonly store: Store
  readonly now: Date
  /** False without a token. Every field of the query is then refused separately. */
  readonly allowed: boolean
}

/** The arguments of a list, and of a mutation. */
export interface ListArguments extends Choice {
  readonly pagination?: Paging | null
  readonly data?: Submission
}

type Source = Readonly<Record<string, unknown>>
/** Resolves fields from a request's store. */
export type Resolver<Arguments> = GraphQLFieldResolver<Source, GraphqlContext, Arguments>

/** Enumerations are stored as declared and returned by a name that GraphQL allows. */
const storedGender: Readonly<Record<string, string>> = { Laki_laki: 'Laki-laki' }

/** The rows of a type (or of `among`) that the arguments of a list select. */
export const chosen = ({ store }: GraphqlContext, type: string, args: ListArguments, among?: readonly Row[]) =>
  graphqlWindow(store.choose(type, args, among), args.pagination ?? {})

const many = (...asked: Parameters<typeof chosen>) => {
  const { items, pagination } = chosen(...asked)
  return { data: items, meta: { pagination } }
}

/** Stores the data of a mutation. */
export const create = ({ store, now }: GraphqlContext, type: SubmissionType, data: Submission): Row => {
  const gender = data['jenis_kelamin']
  const stored = typeof gender === 'string' ? { ...data, jenis_kelamin: storedGender[gender] ?? gender } : data
  return submit(store, type, stored, now)
}

/** A value as its type writes it: the names of enumerations have only letters, digits and `_`. */
export const scalar = (value: unknown, type: GraphQLOutputType): unknown =>
  isEnumType(getNamedType(type)) && typeof value === 'string' ? value.replace(/[^A-Za-z0-9_]/g, '_') : value

const root: Resolver<ListArguments> = (_source, args, context, { returnType, parentType, schema }) => {
  if (!context.allowed) throw forbidden()
  const { name } = getNamedType(returnType)
  const type = name.replace(/EntityResponse(Collection)?$/, '')
  // The types that have a create mutation are exactly the types of submissions.
  if (parentType === schema.getMutationType()) return { data: create(context, type as SubmissionType, args.data ?? {}) }
  if (name.endsWith('Collection')) return many(context, type, args)
  return { data: context.store.choose(type, args)[0] ?? null }
}

/** An entry is also its own `attributes`, so that an envelope needs no extra object. */
const entity = (source: Source, name: string) => (name === 'attributes' ? source : source[name])

const attribute: Resolver<ListArguments> = (source, args, context, { parentType, fieldName, returnType }) => {
  const { store } = context
  const value = source[fieldName] ?? null
  const found = store.model.get(parentType.name)?.get(fieldName)
  if (found === undefined || found.kind === 'component') return value
  if (found.kind === 'one') return { data: store.find(found.target, value) ?? null }
  const entries = [value].flat()
  if (found.kind === 'many') {
    return many(
      context,
      found.target,
      args,
      entries.map((id) => store.find(found.target, id)).filter((row) => row !== undefined),
    )
  }
  if (found.kind === 'components')
    return chosen(
      context,
      found.target,
      args,
      entries.filter((row): row is Row => row !== null),
    ).items
  return scalar(value, returnType)
}

/** Resolves every field of the SDL by its kind, with Strapi's own rules, for any content type. */
export const resolveField: Resolver<ListArguments> = (source, args, context, info) => {
  const { parentType, fieldName, operation, schema } = info
  if (parentType === schema.getRootType(operation.operation)) return root(source, args, context, info)
  if (parentType.name.endsWith('Entity')) return entity(source, fieldName)
  return attribute(source, args, context, info)
}
