import { draftName } from '../forms/draft-name.ts'
import { readDraft } from '../forms/draft-store.ts'
import { restoreValues } from '../forms/draft-values.ts'
import { keepDrafts } from '../forms/drafts.ts'
import type { FormValues } from '../forms/submission.ts'
import { accountOf, readSession } from './read-session.ts'
import { claimTab } from './tab-storage.ts'

const claim = () => claimTab(accountOf(readSession(document.cookie)))

/** Stores drafts of the forms on the page at a location, see keepDrafts. First deletes the drafts of a user who was logged in before. */
export const keepOwnDrafts = (location: string): void => {
  claim()
  keepDrafts(location)
}

/** The logged-in user's draft of a form, by the draft's name. */
export const readOwnDraft = (name: string): FormValues | undefined => {
  claim()
  return readDraft(name)
}

/** Restores the draft of a form that appears later than its page, such as a form of personal data. */
export const restoreOwnDraft = (form: HTMLFormElement): void => {
  const values = readOwnDraft(draftName(form.action))
  if (values) restoreValues(form, values)
}
