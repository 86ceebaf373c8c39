import { draftName } from '../forms/draft-name.ts'
import { readDraft } from '../forms/draft-store.ts'
import { restoreValues } from '../forms/draft-values.ts'
import { keepDrafts } from '../forms/drafts.ts'
import type { FormValues } from '../forms/submission.ts'
import { accountOf, readSession } from './read-session.ts'
import { claimTab } from './tab-storage.ts'

const claim = () => claimTab(accountOf(readSession(document.cookie)))

/** Stores drafts of the forms of the page at a location, see keepDrafts; first drops those of another user who was logged in before. */
export const keepOwnDrafts = (location: string): void => {
  claim()
  keepDrafts(location)
}

/** What the user who is logged in typed into a form before, by the name of its draft. */
export const readOwnDraft = (name: string): FormValues | undefined => {
  claim()
  return readDraft(name)
}

/** Gives a form that is shown later than its page, such as one of personal data, what was typed into it before. */
export const restoreOwnDraft = (form: HTMLFormElement): void => {
  const values = readOwnDraft(draftName(form.action))
  if (values) restoreValues(form, values)
}
