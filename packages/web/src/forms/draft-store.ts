import { tabValue } from '../storage/browser-store.ts'
import { draftsKey } from './drafts-key.ts'
import type { FormValues } from './submission.ts'

/** Milliseconds after which an unchanged draft is deleted: a day. */
const lifetime = 24 * 60 * 60 * 1000

/** The typed values of a form, and the time of their last change, in milliseconds since 1970. */
interface Draft {
  readonly at: number
  readonly values: FormValues
}

type Drafts = Readonly<Record<string, Draft>>

const isFresh = ({ at }: Draft): boolean => Math.abs(Date.now() - at) < lifetime

/** Only this module writes there. An older release wrote no time, so its drafts are not fresh. */
const stored = tabValue(draftsKey, (value) =>
  Object.fromEntries(Object.entries(value as Drafts).filter(([, draft]) => isFresh(draft))),
)

const read = (): Drafts => stored.read() ?? {}

/** If storage is forbidden or full, drafts last as long as the page. */
const write = (drafts: Drafts): void => {
  if (Object.keys(drafts).length > 0) stored.write(drafts)
  else stored.remove()
}

/** The draft of a form; undefined if there is none, or if it is older than a day. */
export const readDraft = (name: string): FormValues | undefined => read()[name]?.values

/** The latest draft of the forms with this prefix in their names; undefined if there is none. */
export const latestDraft = (prefix: string): FormValues | undefined =>
  Object.entries(read())
    .filter(([name]) => name.startsWith(prefix))
    .reduce<Draft | undefined>((latest, [, draft]) => (latest && latest.at >= draft.at ? latest : draft), undefined)
    ?.values

/** Deletes the drafts of the forms with this prefix in their names. */
export const dropDrafts = (prefix: string): void =>
  write(Object.fromEntries(Object.entries(read()).filter(([name]) => !name.startsWith(prefix))))

/** Stores the typed values of a form for this tab: until the log-out, and for a day. Without values, the draft is deleted. */
export const writeDraft = (name: string, values: FormValues | undefined): void => {
  const { [name]: _before, ...others } = read()
  const isEmpty = values === undefined || Object.keys(values).length === 0
  write(isEmpty ? others : { ...others, [name]: { at: Date.now(), values } })
}

/** Deletes the drafts that have not changed for a day. */
export const dropStaleDrafts = (): void => write(read())
