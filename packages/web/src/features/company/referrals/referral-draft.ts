/** The name under which a tab stores the referral that is being written. */
export const referralDraft = '/company-area/accident/baru'

/** What the ids of the form's fields begin with. */
export const referralPrefix = 'rujukan'
