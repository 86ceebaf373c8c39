import {
  cmsRoutes,
  companyRoutes,
  hospitalCareRoutes,
  memberRoutes,
  persistedTexts,
  socialFeedRoutes,
} from '@hospital/sdk/contracts'

const names: ReadonlySet<string> = new Set([
  '*',
  ...[memberRoutes, companyRoutes, hospitalCareRoutes, cmsRoutes, socialFeedRoutes].flatMap((routes) =>
    Object.keys(routes),
  ),
  ...Object.values(persistedTexts).map(({ name }) => name),
])

/** Whether a name is one that faults can be set for and requests asked for by: an operation of a contract, a GraphQL document, or `*` for all. */
export const isKnownOperation = (name: string): boolean => names.has(name)
