// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import { socialFeedContract, socialFeedRoutes } from '@hospital/sdk/contracts'
import type { SocialFeedOperations } from '@hospital/sdk/contracts'
import { contractHandler } from '../handlers/contract-handler.ts'
import type { MockContext, Resolver } from '../handlers/contract-handler.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'

/** One resolver per operation of the contract, with typed request and replies. */
export interface SocialFeedResolvers {
  listInstagramPosts: Resolver<SocialFeedOperations['listInstagramPosts']>
}

/** The handlers of the contract, one per operation, ordered so that none shadows another. */
export const socialFeedHandlers = (context: MockContext, resolvers: SocialFeedResolvers): MockHandler[] => [
  contractHandler(context, {
    api: 'social-feed',
    operation: 'listInstagramPosts',
    route: socialFeedRoutes.listInstagramPosts,
    contract: () => socialFeedContract.listInstagramPosts,
    resolver: resolvers.listInstagramPosts,
  }),
]
