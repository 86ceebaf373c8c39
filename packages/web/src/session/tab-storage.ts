import type { Account } from './account.ts'

/** Under this lies whose the rest is. */
const ownerKey = 'owner'

/** Clears what this tab stores: drafts of forms, and confirmations of appointments and registrations. */
export const clearTab = (): void => {
  try {
    sessionStorage.clear()
  } catch {
    // Storage may be forbidden; then there is nothing in it.
  }
}

/**
 * Makes what this tab stores an account's own; undefined: no user is logged in. What another user left is cleared: they may have logged
 * out in another tab while this one was at another site, where nothing tells it. What was typed before a log-in stays.
 */
export const claimTab = (account: Account | undefined): void => {
  const owner = account && `${account.kind} ${account.id}`
  try {
    const before = sessionStorage.getItem(ownerKey)
    if (before !== null && before !== owner) clearTab()
    if (owner !== undefined) sessionStorage.setItem(ownerKey, owner)
  } catch {
    // As above.
  }
}
