import { cmsRoutes, memberRoutes, socialFeedRoutes } from '@hospital/sdk/contracts'
import type { OperationRoutes } from '@hospital/sdk/contracts'
import type { Calls, Read } from './calls.ts'
import { documentReads } from './documents.ts'
import { cmsReads, memberReads, socialFeedReads } from './operations.ts'
import { cmsWrites } from './writes.ts'

/** A call to make and to judge. */
export interface PlannedCall {
  readonly backEnd: string
  readonly name: string
  readonly read: Read
  /** The permission that the token needs. */
  readonly right: string
}

/** The calls of an API. `give` makes their dependencies from those that all calls share. */
export const planned = <Given>(
  backEnd: string,
  routes: OperationRoutes,
  calls: Readonly<Record<string, Read<Given>>>,
  give: (calls: Calls) => Given,
): readonly PlannedCall[] =>
  Object.entries(calls).map(([name, call]) => ({
    backEnd,
    name,
    read: (given) => call(give(given)),
    right: `${routes[name]?.method} ${routes[name]?.path}`,
  }))

const asTheyAre = (calls: Calls): Calls => calls

/** Every read of the contracts that the site's pages use, ordered so that earlier answers provide the arguments of later ones. */
export const plan: readonly PlannedCall[] = [
  ...documentReads.map(({ name, roots, read }) => ({
    backEnd: 'cms graphql',
    name,
    read,
    right: `find on ${roots.join(', ')} and what they link to`,
  })),
  ...planned('cms', cmsRoutes, cmsReads, asTheyAre),
  ...planned('member', memberRoutes, memberReads, asTheyAre),
  ...planned('social-feed', socialFeedRoutes, socialFeedReads, asTheyAre),
]

/** Every write of visitors to the CMS. */
export const writePlan: readonly PlannedCall[] = planned('cms writes', cmsRoutes, cmsWrites, asTheyAre)
