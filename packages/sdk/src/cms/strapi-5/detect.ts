import type { Result } from '../../client/errors.ts'
import { graphqlFailures } from '../graphql-failure.ts'
import { graphqlRoute } from '../graphql-route.ts'
import { strapi4 } from '../strapi.ts'
import type { Strapi, StrapiDialect } from '../strapi.ts'
import { dialect5 } from './dialect.ts'

/** What Strapi 5 alone knows. One row at most is read. */
const probe = '{ rumahSakits_connection(pagination: { limit: 1 }) { nodes { documentId } } }'

/**
 * For `strapi` of a client: asks the CMS which Strapi it is, once, before the first document. Documents that are sent meanwhile wait for the
 * same answer. A failure is not kept: it is the failure of the documents that waited, and the next one asks again.
 */
export const detectStrapi: Strapi = (call, send) => {
  let asked: Promise<Result<StrapiDialect>> | undefined

  const ask = () =>
    call<StrapiDialect>(
      {
        operation: 'detectStrapi',
        bearer: 'token',
        // The caller repeats it.
        repeatable: false,
        key: () => undefined,
        attempt: async (context) => {
          const answered = await send(graphqlRoute, { body: { query: probe } }, context, graphqlFailures)
          const { error } = answered.result
          // A right is asked for once a document is understood.
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
