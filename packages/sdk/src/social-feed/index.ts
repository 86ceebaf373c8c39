import { createClient } from '../client/create-client.ts'
import type { ClientOptions } from '../client/options.ts'
import type { SocialFeedClient } from '../generated/social-feed/client.ts'
import { socialFeedRoutes } from '../generated/social-feed/client.ts'

export type { ApiError, Result } from '../client/errors.ts'
export type { CallOptions, Input, Output } from '../client/contract.ts'
export type { ClientOptions } from '../client/options.ts'
export type { SocialFeedClient } from '../generated/social-feed/client.ts'
export type { components as SocialFeedComponents } from '../generated/social-feed/types.ts'

/** Makes a client of the social-feed API, one method per operation of schemas/social-feed.openapi.yaml. */
export const createSocialFeedClient = (options: ClientOptions): SocialFeedClient =>
  createClient(socialFeedRoutes, options)
