import { draftsKey } from './drafts-key.ts'
import type { FormValues } from './submission.ts'

/** Milliseconds after which an unchanged draft is deleted: a day. */
const lifetime = 24 * 60 * 60 * 1000

/** What was typed into a form, and when the last of it was, in milliseconds since 1970. */
interface Draft {
  readonly at: number
  readonly values: FormValues
}

type Drafts = Readonly<Record<string, Draft>>

const isFresh = ({ at }: Draft): boolean => Math.abs(Date.now() - at) < lifetime

const read = (): Drafts => {
  try {
    // Only this module writes under the key. What an older release wrote there has no time, and so is not fresh.
    const drafts = JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}') as Drafts
    return Object.fromEntries(Object.entries(drafts).filter(([, draft]) => isFresh(draft)))
  } catch {
    return {}
  }
}

const write = (drafts: Drafts): void => {
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(draftsKey, JSON.stringify(drafts))
    else sessionStorage.removeItem(draftsKey)
  } catch {
    // Storage may be forbidden or full; then what is typed lasts as long as the page.
  }
}

/** What was typed into a form before; undefined if nothing was, or not since yesterday. */
export const readDraft = (name: string): FormValues | undefined => read()[name]?.values

/** Stores what was typed into a form for this tab: until the log-out, and for a day. If nothing is typed, the draft is deleted. */
export const writeDraft = (name: string, values: FormValues | undefined): void => {
  const { [name]: _before, ...others } = read()
  const isEmpty = values === undefined || Object.keys(values).length === 0
  write(isEmpty ? others : { ...others, [name]: { at: Date.now(), values } })
}

/** Deletes the drafts that have not changed for a day. */
export const dropStaleDrafts = (): void => write(read())
