import { clearTabTexts, tabText } from '../storage/browser-store.ts'
import type { Account } from './visitor-session.ts'

/** The account whose data is in the rest of this tab's storage. */
const storedOwner = tabText('owner')

/** Clears this tab's stored data: drafts of forms, and confirmations of appointments and registrations. */
export const clearTab = (): void => clearTabTexts()

/**
 * Makes this tab's stored data belong to an account; undefined: no user is logged in. Data of another user is cleared: that user may have
 * logged out in another tab while this tab showed another site, where it does not notice. Values typed before a log-in stay.
 */
export const claimTab = (account: Account | undefined): void => {
  const owner = account && `${account.kind} ${account.id}`
  const before = storedOwner.read()
  if (before !== null && before !== owner) clearTab()
  if (owner !== undefined) storedOwner.write(owner)
}
