/** The key of session storage under which drafts of forms lie: for this tab, until the log-out. */
export const draftsKey = 'drafts'
