// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import { socialFeedContract, socialFeedRoutes } from '@hospital/sdk/contracts'
import type { SocialFeedOperations } from '@hospital/sdk/contracts'
import type { RequestHandler } from 'msw'
import { contractHandler } from '../handlers/contract-handler.ts'
import type { MockContext, Resolver } from '../handlers/contract-handler.ts'

/** What has to be answered: one resolver per operation of the contract, its request and replies typed. */
export interface SocialFeedResolvers {
  listInstagramPosts: Resolver<SocialFeedOperations['listInstagramPosts']>
}

/** The handlers of the contract, one per operation, in an order in which none hides another. */
export const socialFeedHandlers = (context: MockContext, resolvers: SocialFeedResolvers): RequestHandler[] => [
  contractHandler(context, {
    api: 'social-feed',
    operation: 'listInstagramPosts',
    route: socialFeedRoutes.listInstagramPosts,
    contract: socialFeedContract.listInstagramPosts,
    resolver: resolvers.listInstagramPosts,
  }),
]
