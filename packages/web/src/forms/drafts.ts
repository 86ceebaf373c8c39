import { splitLocale } from '../routes/href.ts'
import { filledValues, restoreValues } from './draft-values.ts'
import { draftsKey } from './drafts-key.ts'
import { sentQuery } from './submission.ts'
import type { FormValues } from './submission.ts'

/** What was typed into forms that have not been sent, by where they are sent to; the language does not matter. */
type Drafts = Readonly<Record<string, FormValues>>

const read = (): Drafts => {
  try {
    // Only this module writes under the key.
    return JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}') as Drafts
  } catch {
    return {}
  }
}

const write = (name: string, values: FormValues | undefined): void => {
  const { [name]: _before, ...others } = read()
  const drafts = values ? { ...others, [name]: values } : others
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(draftsKey, JSON.stringify(drafts))
    else sessionStorage.removeItem(draftsKey)
  } catch {
    // Storage may be forbidden or full; then what is typed lasts as long as the page.
  }
}

const nameOf = ({ action }: HTMLFormElement): string => {
  const { pathname, search } = new URL(action)
  return `${splitLocale(pathname).path}${search}`
}

/** Whether what is typed into a form is stored: those that are sent to the site, and never those with a password. */
const isDrafted = (form: HTMLFormElement): boolean =>
  form.method === 'post' && form.querySelector('[type=password]') === null

const save = (form: HTMLFormElement): void => {
  const values = filledValues(form)
  write(nameOf(form), Object.keys(values).length > 0 ? values : undefined)
}

const formOf = ({ target }: Event): HTMLFormElement | undefined => {
  const form = target instanceof HTMLFormElement ? target : target instanceof Element ? target.closest('form') : null
  return form && isDrafted(form) ? form : undefined
}

const drafted = () => [...document.forms].filter(isDrafted)

const restore = (location: string): void => {
  const { pathname, searchParams } = new URL(location, window.location.href)
  // It was sent without script, and has arrived.
  if (searchParams.has(sentQuery)) write(splitLocale(pathname).path, undefined)
  const drafts = read()
  for (const form of drafted()) {
    const values = drafts[nameOf(form)]
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
    if (form) write(nameOf(form), undefined)
  })
}

let isListening = false

/** Gives the forms of the page at a location what was typed into them before, and stores what is typed from now on, and was since the page came. */
export const keepDrafts = (location: string): void => {
  restore(location)
  if (isListening) return
  isListening = true
  listen()
  drafted().forEach(save)
}
