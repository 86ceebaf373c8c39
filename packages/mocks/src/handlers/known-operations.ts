import { cmsRoutes, companyRoutes, hospitalCareRoutes, memberRoutes, socialFeedRoutes } from '@hospital/sdk/contracts'
import { cmsResultSchemas } from '@hospital/sdk/validation'

const names: ReadonlySet<string> = new Set([
  '*',
  ...[memberRoutes, companyRoutes, hospitalCareRoutes, cmsRoutes, socialFeedRoutes].flatMap((routes) =>
    Object.keys(routes),
  ),
  ...Object.keys(cmsResultSchemas),
])

/** Whether a name is one that faults can be set for and requests asked for by: an operation of a contract, a GraphQL document, or `*` for all. */
export const isKnownOperation = (name: string): boolean => names.has(name)
