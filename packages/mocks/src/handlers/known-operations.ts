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

/**
 * Whether faults can be set for a name, and requests looked up by it: the name of a contract's operation or of a GraphQL document, or `*`
 * for all.
 */
export const isKnownOperation = (name: string): boolean => names.has(name)
