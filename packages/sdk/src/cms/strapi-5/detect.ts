import type { Result } from '../../client/errors.ts'
import { graphqlFailures } from '../graphql-failure.ts'
import { graphqlRoute } from '../graphql-route.ts'
import { strapi4 } from '../strapi.ts'
import type { Strapi, StrapiDialect } from '../strapi.ts'
import { dialect5 } from './dialect.ts'

/** A query that only Strapi 5 understands. It reads at most one row. */
const probe = '{ rumahSakits_connection(pagination: { limit: 1 }) { nodes { documentId } } }'

/**
 * A value for a client's option `strapi`. Asks the CMS for its version once, before the first document. Documents that are sent meanwhile
 * wait for the same answer. A failure is not stored: the documents that waited fail with it, and the next document asks again.
 */
export const detectStrapi: Strapi = (call, send) => {
  let asked: Promise<Result<StrapiDialect>> | undefined

  const ask = () =>
    call<StrapiDialect>(
      {
        operation: 'detectStrapi',
        bearer: 'token',
        // Not retried here: the document's call is retried, and asks again.
        repeatable: false,
        key: () => undefined,
        attempt: async (context) => {
          const answered = await send(graphqlRoute, { body: { query: probe } }, context, graphqlFailures)
          const { error } = answered.result
          // `forbidden` means Strapi 5 too: the CMS checks permissions only for a document that it understands.
          if (!error || error.kind === 'forbidden') return { ...answered, result: { data: dialect5 } }
          const isUnknown = error.kind === 'malformed' && error.where === 'document'
          return { ...answered, result: isUnknown ? { data: strapi4 } : { error } }
        },
      },
      undefined,
    )

  return () => {
    asked ??= ask().then((result) => {
      if (result.error) asked = undefined
      return result
    })
    return asked
  }
}
