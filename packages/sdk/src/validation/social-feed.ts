import type { Validate } from '../client/options.ts'
import { socialFeedContract } from '../generated/social-feed/contract.ts'
import { checkParts, validator } from './check.ts'

export type { Checked, Validate } from '../client/options.ts'

/** Checks the social feed's answers; posts that break the contract are left out. */
export const validateSocialFeed: Validate = /* #__PURE__ */ validator(socialFeedContract, checkParts)
