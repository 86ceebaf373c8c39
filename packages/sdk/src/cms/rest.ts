import { noteOrigin, originOf } from '../client/client-origin.ts'
import { createClient } from '../client/create-client.ts'
import type { CmsClient as CmsCalls } from '../generated/cms/client.ts'
import { cmsRoutes } from '../generated/cms/client.ts'
import { optionsOf, withAccess, wrappingOf } from './access.ts'
import type { CmsAccess, CmsOptions } from './access.ts'
import { graphqlFailures } from './graphql-failure.ts'

/** Adds the header that makes Strapi 5 answer in the form of Strapi 4. Strapi 4 ignores the header. */
const inOneForm = ({ strapi, headers }: CmsOptions) =>
  strapi ? { 'strapi-response-format': 'v4', ...headers } : headers

const createCalls = (options: CmsOptions): CmsCalls =>
  createClient<CmsCalls>(cmsRoutes, { ...options, headers: inOneForm(options) }, (operation) =>
    operation === 'executeGraphql' ? graphqlFailures : undefined,
  )

const callsOfClients = new WeakMap<CmsAccess, CmsCalls>()

/** The REST calls of a CMS client as they are on the wire, one per operation of cms.openapi.yaml. */
export const cmsRest = (cms: CmsAccess): CmsCalls => {
  const known = callsOfClients.get(cms)
  if (known) return known
  const wrapping = wrappingOf(cms)
  const calls = wrapping ? wrapping.wrap(cmsRest(wrapping.cms)) : createCalls(optionsOf(cms))
  callsOfClients.set(cms, calls)
  return calls
}

/** A client of the content API without GraphQL: its REST calls as methods, and `normalize`. */
export type CmsRest = CmsCalls & CmsAccess

/**
 * Creates a client of the content API's REST calls alone, for programs that need no GraphQL. Pass it to the functions of
 * `@hospital/sdk/cms/rest`. Throws a RangeError for unusable limits. The token belongs on a server.
 */
export const createCmsRest = (options: CmsOptions): CmsRest => {
  const calls = createCalls(options)
  const rest = noteOrigin(withAccess(calls, options), originOf(calls))
  callsOfClients.set(rest, rest)
  return rest
}
