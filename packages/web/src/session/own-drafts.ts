import { keepDrafts } from '../forms/drafts.ts'
import { accountOf } from './account.ts'
import { readSession } from './session.ts'
import { claimTab } from './tab-storage.ts'

/** Keeps drafts of the forms of the page at a location, see keepDrafts; those of somebody who was logged in before are dropped first. */
export const keepOwnDrafts = (location: string): void => {
  claimTab(accountOf(readSession(document.cookie)))
  keepDrafts(location)
}
