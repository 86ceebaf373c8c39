import type { GraphQLFieldResolver } from 'graphql'
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
  /** False without a token: then every field of the query is refused on its own. */
  readonly allowed: boolean
}

interface ListArguments extends Choice {
  readonly pagination?: Paging | null
}

type Source = Readonly<Record<string, unknown>>
type Resolver<Arguments> = GraphQLFieldResolver<Source, GraphqlContext, Arguments>

/** Enumerations are stored as declared and returned by a name that GraphQL allows. */
const storedGender: Readonly<Record<string, string>> = { Laki_laki: 'Laki-laki' }

const many = ({ store }: GraphqlContext, type: string, args: ListArguments, among?: readonly Row[]) => {
  const { items, pagination } = graphqlWindow(store.choose(type, args, among), args.pagination ?? {})
  return { data: items, meta: { pagination } }
}

const create = ({ store, now }: GraphqlContext, type: SubmissionType, data: Submission) => {
  const gender = data['jenis_kelamin']
  const stored = typeof gender === 'string' ? { ...data, jenis_kelamin: storedGender[gender] ?? gender } : data
  return { data: submit(store, type, stored, now) }
}

const root: Resolver<ListArguments & { readonly data?: Submission }> = (
  _source,
  args,
  context,
  { returnType, parentType, schema },
) => {
  if (!context.allowed) throw forbidden()
  const { name } = getNamedType(returnType)
  const type = name.replace(/EntityResponse(Collection)?$/, '')
  // The names of the types that have a create mutation are those of the submissions.
  if (parentType === schema.getMutationType()) return create(context, type as SubmissionType, args.data ?? {})
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
    return many(
      context,
      found.target,
      args,
      entries.filter((row): row is Row => row !== null),
    ).data
  return isEnumType(getNamedType(returnType)) && typeof value === 'string'
    ? value.replace(/[^A-Za-z0-9_]/g, '_')
    : value
}

/** Resolves every field of the SDL by its kind: Strapi's own rules, for any content type. */
export const resolveField: Resolver<ListArguments> = (source, args, context, info) => {
  const { parentType, fieldName, operation, schema } = info
  if (parentType === schema.getRootType(operation.operation)) return root(source, args, context, info)
  if (parentType.name.endsWith('Entity')) return entity(source, fieldName)
  return attribute(source, args, context, info)
}
