import { tabValue } from '../storage/browser-store.ts'
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

/** Only this module writes there. What an older release wrote has no time, and so is not fresh. */
const stored = tabValue(draftsKey, (value) =>
  Object.fromEntries(Object.entries(value as Drafts).filter(([, draft]) => isFresh(draft))),
)

const read = (): Drafts => stored.read() ?? {}

/** Where storage is forbidden or full, what is typed lasts as long as the page. */
const write = (drafts: Drafts): void => {
  if (Object.keys(drafts).length > 0) stored.write(drafts)
  else stored.remove()
}

/** What was typed into a form before; undefined if nothing was, or not since yesterday. */
export const readDraft = (name: string): FormValues | undefined => read()[name]?.values

/** The latest draft of the forms whose names begin like this; undefined if there is none. */
export const latestDraft = (prefix: string): FormValues | undefined =>
  Object.entries(read())
    .filter(([name]) => name.startsWith(prefix))
    .reduce<Draft | undefined>((latest, [, draft]) => (latest && latest.at >= draft.at ? latest : draft), undefined)
    ?.values

/** Deletes the drafts of the forms whose names begin like this. */
export const dropDrafts = (prefix: string): void =>
  write(Object.fromEntries(Object.entries(read()).filter(([name]) => !name.startsWith(prefix))))

/** Stores what was typed into a form for this tab: until the log-out, and for a day. If nothing is typed, the draft is deleted. */
export const writeDraft = (name: string, values: FormValues | undefined): void => {
  const { [name]: _before, ...others } = read()
  const isEmpty = values === undefined || Object.keys(values).length === 0
  write(isEmpty ? others : { ...others, [name]: { at: Date.now(), values } })
}

/** Deletes the drafts that have not changed for a day. */
export const dropStaleDrafts = (): void => write(read())
