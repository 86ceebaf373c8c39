import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { cmsSdl } from '../generated/cms-sdl.ts'
import { refusedError, resolverError, variableError } from './graphql-errors.ts'
import type { WireError } from './graphql-errors.ts'
import { resolveField } from './graphql-fields.ts'
import type { GraphqlContext } from './graphql-fields.ts'
import { withStrictScalars } from './graphql-scalars.ts'
import type { Store } from './store.ts'
import { resolveStrapi5Field } from './strapi-5/graphql-fields.ts'
import { strapi5Schema } from './strapi-5/schema.ts'
import type { StrapiVersion } from './strapi-5/wire.ts'

/** A GraphQL request's body. */
export interface GraphqlRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
}

/** The server's answer: 400 if nothing was executed, otherwise 200, with or without errors. */
export type GraphqlReply =
  | { readonly status: 200; readonly body: { errors?: WireError[]; data: Record<string, unknown> | null } }
  | { readonly status: 400; readonly body: { errors: WireError[] } }

const refused = (errors: readonly GraphQLError[], code: string): GraphqlReply => ({
  status: 400,
  body: { errors: errors.map((error) => refusedError(error, code)) },
})

const introspectionRefused =
  'GraphQL introspection is not allowed by Apollo Server, but the query contained __schema or __type. To enable introspection, pass introspection: true to ApolloServer in production'

const validationErrors = (
  schema: GraphQLSchema,
  document: DocumentNode,
  introspection: boolean,
): readonly GraphQLError[] => {
  const errors = validate(schema, document)
  if (introspection || errors.length > 0) return errors
  return validate(schema, document, [...specifiedRules, NoSchemaIntrospectionCustomRule]).map(
    ({ nodes }) => new GraphQLError(introspectionRefused, { nodes }),
  )
}

const parsed = (query: string): DocumentNode | GraphQLError => {
  try {
    return parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

interface GraphqlOptions {
  readonly introspection: boolean
  readonly strapi: StrapiVersion
}

/** Answers GraphQL requests from a store, with the errors and the statuses of Strapi and Apollo. */
export const createGraphql = (store: Store, { introspection, strapi }: GraphqlOptions) => {
  const schema = withStrictScalars(strapi === 5 ? strapi5Schema(cmsSdl) : store.schema)
  return async (request: GraphqlRequest, context: GraphqlContext): Promise<GraphqlReply> => {
    const document = parsed(request.query)
    if (document instanceof GraphQLError) return refused([document], 'GRAPHQL_PARSE_FAILED')
    const invalid = validationErrors(schema, document, introspection)
    if (invalid.length > 0) return refused(invalid, 'GRAPHQL_VALIDATION_FAILED')
    const operation = getOperationAST(document, request.operationName)
    if (!operation)
      return refused(
        [new GraphQLError(`Unknown operation named "${request.operationName ?? ''}".`)],
        'INTERNAL_SERVER_ERROR',
      )
    const variables = { ...request.variables }
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
    if (errors) return { status: 400, body: { errors: errors.map((error) => variableError(error, variables)) } }
    const result = await execute({
      schema,
      document,
      contextValue: context,
      fieldResolver: strapi === 5 ? resolveStrapi5Field : resolveField,
      variableValues: variables,
      operationName: request.operationName ?? undefined,
    })
    const data = result.data ? { ...result.data } : null
    return { status: 200, body: result.errors ? { errors: result.errors.map(resolverError), data } : { data } }
  }
}
