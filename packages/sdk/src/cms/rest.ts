import { createClient } from '../client/create-client.ts'
import type { CmsClient as CmsRestClient } from '../generated/cms/client.ts'
import { cmsRoutes } from '../generated/cms/client.ts'
import { optionsOf } from './client.ts'
import type { CmsClient } from './client.ts'
import { graphqlFailures } from './graphql-failure.ts'

const restClients = new WeakMap<CmsClient, CmsRestClient>()

/** The REST calls of a CMS client as they are on the wire, one per operation of cms.openapi.yaml. */
export const cmsRest = (cms: CmsClient): CmsRestClient => {
  const known = restClients.get(cms)
  if (known) return known
  const rest = createClient<CmsRestClient>(cmsRoutes, optionsOf(cms), (operation) =>
    operation === 'executeGraphql' ? graphqlFailures : undefined,
  )
  restClients.set(cms, rest)
  return rest
}
