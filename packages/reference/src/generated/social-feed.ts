// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { SocialFeedClient } from '@hospital/sdk/social-feed'
import type { Calls } from '../calls/calls.ts'

/** A call of each operation of social-feed.openapi.yaml, with the contract's first example. */
export const socialFeedCalls = {
  listInstagramPosts: (socialFeed: SocialFeedClient) =>
    socialFeed.listInstagramPosts(),
} as const satisfies Calls<SocialFeedClient>
