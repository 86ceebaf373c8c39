import { clearTabTexts, tabText } from '../storage/browser-store.ts'
import type { Account } from './visitor-session.ts'

/** The account whose data is in the rest of this tab's storage. */
const storedOwner = tabText('owner')

/** Clears what this tab stores: drafts of forms, and confirmations of appointments and registrations. */
export const clearTab = (): void => clearTabTexts()

/**
 * Makes what this tab stores an account's own; undefined: no user is logged in. What another user left is cleared: they may have logged
 * out in another tab while this one was at another site, where nothing tells it. What was typed before a log-in stays.
 */
export const claimTab = (account: Account | undefined): void => {
  const owner = account && `${account.kind} ${account.id}`
  const before = storedOwner.read()
  if (before !== null && before !== owner) clearTab()
  if (owner !== undefined) storedOwner.write(owner)
}
