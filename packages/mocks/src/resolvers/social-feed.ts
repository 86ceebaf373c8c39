import type { Content } from '../content/index.ts'
import type { SocialFeedResolvers } from '../generated/social-feed.ts'

/** The fixed token of the social feed, sent in the header `token`. */
export const socialFeedToken = 'contoh-token-sosial'

/** Answers the social feed with the content's posts. */
export const createSocialFeedResolvers = ({ instagramPosts }: Content): SocialFeedResolvers => ({
  listInstagramPosts: ({ headers }) =>
    headers.get('token') === socialFeedToken
      ? { status: 200, body: { data: [...instagramPosts] } }
      : { status: 401, body: { message: 'Token tidak valid.' } },
})
