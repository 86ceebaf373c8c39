// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { Call, OperationRoutes } from '../../client/contract.ts'
import type { operations } from './types.ts'

/** The route and bearer of each operation of social-feed.openapi.yaml. */
export const socialFeedRoutes = {
  listInstagramPosts: { method: 'GET', path: '/instagram-posts' },
} as const satisfies OperationRoutes

/** The calls of the contract. None of them throws: each resolves with `{ data }` or `{ error }`. */
export interface SocialFeedClient {
  /**
   * List the latest Instagram posts
   *
   * The latest posts of the group's account, the newest first. Addresses of media expire after some hours or days, so they are not to be stored long. Empty when there is none.
   *
   * `GET /instagram-posts`
   */
  listInstagramPosts: Call<operations['listInstagramPosts']>
}
