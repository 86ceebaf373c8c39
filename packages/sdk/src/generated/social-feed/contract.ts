// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import { lazyContract } from '../../contracts/lazily.ts'
import type { EntryMakers } from '../../contracts/lazily.ts'
import type { SocialFeedClient } from './client.ts'
import * as s from './schemas.ts'

/** Every request and every response of the contract, success and failure alike. */
export const socialFeedContract = /* #__PURE__ */ lazyContract({
  listInstagramPosts: () => ({
    responses: {
      200: s.zInstagramPostList(),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
} satisfies EntryMakers<SocialFeedClient>)
