import { splitLocale } from '../routes/href.ts'
import { draftName } from './draft-name.ts'
import { dropStaleDrafts, readDraft, writeDraft } from './draft-store.ts'
import { filledValues, isSecret, restoreValues } from './draft-values.ts'
import { sentQuery } from './submission.ts'

/**
 * Whether this module stores a form's drafts: it does for forms that are sent to the site, but not for forms with a password or a one-time
 * code, or forms that store drafts themselves.
 */
const isDrafted = (form: HTMLFormElement): boolean =>
  form.method === 'post' && !('ownDraft' in form.dataset) && ![...form.elements].some(isSecret)

const save = (form: HTMLFormElement): void => writeDraft(draftName(form.action), filledValues(form))

const formOf = ({ target }: Event): HTMLFormElement | undefined => {
  const form = target instanceof HTMLFormElement ? target : target instanceof Element ? target.closest('form') : null
  return form && isDrafted(form) ? form : undefined
}

const drafted = () => [...document.forms].filter(isDrafted)

const restore = (location: string): void => {
  const { pathname, searchParams } = new URL(location, window.location.href)
  // The form was sent without script and has arrived, so its draft is not needed any more.
  if (searchParams.has(sentQuery)) writeDraft(splitLocale(pathname).path, undefined)
  dropStaleDrafts()
  for (const form of drafted()) {
    const values = readDraft(draftName(form.action))
    if (values) restoreValues(form, values)
  }
}

const listen = (): void => {
  const onInput = (event: Event) => {
    const form = formOf(event)
    if (form) save(form)
  }
  document.addEventListener('input', onInput)
  document.addEventListener('change', onInput)
  // A form is cleared once it has arrived.
  document.addEventListener('reset', (event) => {
    const form = formOf(event)
    if (form) writeDraft(draftName(form.action), undefined)
  })
}

let isListening = false

/** Restores the drafts of the forms on the page at a location, and stores all values typed since the page came. */
export const keepDrafts = (location: string): void => {
  restore(location)
  if (isListening) return
  isListening = true
  listen()
  drafted().forEach(save)
}
