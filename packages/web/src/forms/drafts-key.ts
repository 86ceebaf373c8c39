/** The key of session storage for drafts of forms: for this tab, until the log-out. */
export const draftsKey = 'drafts'
