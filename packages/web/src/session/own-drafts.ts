import { keepDrafts } from '../forms/drafts.ts'
import { accountOf } from './account.ts'
import { readSession } from './session.ts'
import { claimTab } from './tab-storage.ts'

/** Stores drafts of the forms of the page at a location, see keepDrafts; first drops those of another user who was logged in before. */
export const keepOwnDrafts = (location: string): void => {
  claimTab(accountOf(readSession(document.cookie)))
  keepDrafts(location)
}
