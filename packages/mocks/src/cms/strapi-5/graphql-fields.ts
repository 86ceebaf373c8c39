import { getNamedType, isListType, isNonNullType } from 'graphql'
import type { GraphQLOutputType } from 'graphql'
import { forbidden } from '../errors.ts'
import { chosen, create, scalar } from '../graphql-fields.ts'
import type { ListArguments, Resolver } from '../graphql-fields.ts'
import type { SubmissionType } from '../submissions.ts'
import type { Row } from '../tables.ts'
import { documentIdOf } from './identity.ts'

interface Arguments extends ListArguments {
  readonly status?: 'DRAFT' | 'PUBLISHED' | null
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type)

/** Only the published entries: Strapi 5 leaves out drafts of relations too. */
const published = (rows: readonly (Row | undefined)[]): readonly Row[] =>
  rows.filter((row) => row !== undefined).filter(({ publishedAt }) => publishedAt !== null)

const root: Resolver<Arguments> = (_source, args, context, { returnType, parentType, schema }) => {
  if (!context.allowed) throw forbidden()
  const { name } = getNamedType(returnType)
  const choice = { ...args, publicationState: args.status === 'DRAFT' ? 'PREVIEW' : 'LIVE' } as const
  if (parentType === schema.getMutationType()) return create(context, name as SubmissionType, args.data ?? {})
  const { items, pagination } = chosen(context, name.replace(/EntityResponseCollection$/, ''), choice)
  if (name.endsWith('Collection')) return { nodes: items, pageInfo: pagination }
  return isList(returnType) ? items : (items[0] ?? null)
}

/** Resolves every field of the schema of Strapi 5: entries without wrappers, lists with and without counts. */
export const resolveStrapi5Field: Resolver<Arguments> = (source, args, context, info) => {
  const { parentType, fieldName, operation, schema, returnType } = info
  if (parentType === schema.getRootType(operation.operation)) return root(source, args, context, info)
  if (fieldName === 'documentId') return documentIdOf(parentType.name, Number(source['id']))
  const name = fieldName.replace(/_connection$/, '')
  const value = source[name] ?? null
  const { store } = context
  const found = store.model.get(parentType.name)?.get(name)
  if (found === undefined || found.kind === 'component') return value
  if (found.kind === 'scalar') return scalar(value, returnType)
  const entries = [value].flat().filter((entry) => entry !== null)
  if (found.kind === 'components')
    return chosen(context, found.target, args, entries as unknown as readonly Row[]).items
  const rows = published(entries.map((id) => store.find(found.target, id)))
  if (found.kind === 'one') return rows[0] ?? null
  const { items } = chosen(context, found.target, args, rows)
  return name === fieldName ? items : { nodes: items }
}
