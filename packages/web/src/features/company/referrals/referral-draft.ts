/** The name of a tab's draft of a referral. */
export const referralDraft = '/company-area/accident/baru'

/** The prefix of the ids of the form's fields. */
export const referralPrefix = 'rujukan'
