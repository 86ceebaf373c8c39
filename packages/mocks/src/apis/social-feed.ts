import { socialFeedHandlers } from '../generated/social-feed.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'
import type { MockState } from '../mock-state.ts'
import { createSocialFeedResolvers } from '../resolvers/social-feed.ts'

/** Answers the social-feed API from a mock's state. */
export const socialFeedApi = ({ context, content }: MockState): MockHandler[] =>
  socialFeedHandlers(context, createSocialFeedResolvers(content))
