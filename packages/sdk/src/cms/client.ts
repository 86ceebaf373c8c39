import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { stringifyDocument } from '@urql/core'
import type { Attempt, AttemptContext } from '../client/attempts.ts'
import { createCaller } from '../client/caller.ts'
import { checkAnswer } from '../client/check-answer.ts'
import type { CallOptions } from '../client/contract.ts'
import type { Result } from '../client/errors.ts'
import { isRecord } from '../client/failure-bodies.ts'
import { createTransport } from '../client/transport.ts'
import { addressesOf, withAccess } from './access.ts'
import type { CmsAccess, CmsOptions } from './access.ts'
import { documentId, documentName, isRead } from './document-name.ts'
import { graphqlFailures } from './graphql-failure.ts'
import { graphqlRoute } from './graphql-route.ts'
import { normalize } from './normalize.ts'
import type { Normalized } from './normalized.ts'
import { strapi4 } from './strapi.ts'
import type { StrapiDialect } from './strapi.ts'

/** Access to the content API. Pass it to the functions of this module. */
export interface CmsClient extends CmsAccess {
  /** Runs a document of `cms.graphql` and removes Strapi's wrappers from its answer. A mutation is sent once and never cached. */
  readonly query: <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ) => Promise<Result<Normalized<Data>>>
}

/** The body of a document's request; a persisted document is sent by its hash, without its text. */
const bodyOf = (
  document: TypedDocumentNode<unknown, never>,
  variables: Readonly<Record<string, unknown>>,
  dialect: StrapiDialect,
) => {
  const id = documentId(document)
  if (id !== undefined) return { documentId: id, variables }
  return { operationName: documentName(document), query: stringifyDocument(dialect.document(document)), variables }
}

/**
 * Creates a client of the content API (Strapi 4, or 5 with `strapi`). It has the GraphQL calls; `cmsRest` adds the REST calls if they are
 * needed. Throws a RangeError for unusable limits. The token belongs on a server: it must never reach a browser.
 */
export const createCmsClient = (options: CmsOptions): CmsClient => {
  const call = createCaller(options)
  const addresses = addressesOf(options)
  // Documents are checked without their envelope, below.
  const send = createTransport({ ...options, validate: undefined })
  const spoken = options.strapi?.(call, send)

  const runOnce = async <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    context: AttemptContext,
  ): Promise<Attempt<Normalized<Data>>> => {
    const { data: dialect = strapi4, error } = (await spoken?.()) ?? {}
    if (error) return { result: { error: { ...error, operation: context.operation } } }
    const {
      result,
      status,
      context: seen = context,
    } = await send(graphqlRoute, { body: bodyOf(document, variables, dialect) }, context, graphqlFailures)
    const answered = { status, context: { operation: seen.operation, requestId: seen.requestId } }
    if (result.error) return { ...answered, result }
    const malformed = (where: string) =>
      ({
        ...answered,
        result: { error: { kind: 'malformed', status: status ?? 0, where, ...answered.context } },
      }) as const
    try {
      const data = isRecord(result.data) ? result.data['data'] : undefined
      const checked = checkAnswer(options, status ?? 0, dialect.answer(data), answered.context)
      if (checked.where !== undefined) return malformed(checked.where)
      return { ...answered, result: { data: normalize(checked.body, addresses) as Normalized<Data> } }
    } catch {
      // For example an answer nested deeper than the stack.
      return malformed('body')
    }
  }

  const query: CmsClient['query'] = (document, variables, callOptions) => {
    const name = documentName(document)
    const operation = name ?? 'anonymous'
    return call(
      {
        operation,
        bearer: 'token',
        repeatable: isRead(document),
        // The base URLs are in the key, because an answer contains the full addresses of its pictures.
        key: () => name && `${name} ${JSON.stringify(variables)} ${addresses.media} ${addresses.doctorPhotos}`,
        attempt: (context) => runOnce(document, variables, context),
      },
      callOptions,
    )
  }
  return withAccess({ query }, options)
}
