import { tabText } from '../storage/browser-store.ts'

/** Milliseconds between two reloads for a part of the site that could not be fetched. */
const reloadPause = 60_000

/** What is known of the page when a part of the site could not be fetched. */
interface FailedFetch {
  /** When it was last reloaded for such a reason, in milliseconds. */
  readonly last: number | undefined
  readonly now: number
  readonly isOnline: boolean
  /** Whether the visitor has filled in something, which would be lost. */
  readonly isFilledIn: boolean
}

/** Whether a page may be reloaded because a part of it could not be fetched: at most once a minute, if that may help and nothing typed is lost. */
export const mayReload = ({ last, now, isOnline, isFilledIn }: FailedFetch): boolean =>
  isOnline && !isFilledIn && (last === undefined || now - last >= reloadPause)

/** When the page was last reloaded, in milliseconds. */
const lastReload = tabText('chunk-reload')

/** Whether the visitor has changed a field since the document came. */
const isChanged = (field: Element): boolean => {
  // Where no option is marked as the first choice, it is the first one.
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    )
  if (field instanceof HTMLInputElement && field.type === 'hidden') return false
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue
  )
}

/**
 * Reloads a page that could not start because a part of it could not be fetched: the site may have been replaced by a
 * newer one since the document was cached. At most once a minute; where storage is forbidden, not at all.
 */
export const reloadOnce = (): void => {
  const stored = lastReload.read()
  const now = Date.now()
  const isFilledIn = [...document.querySelectorAll('input, select, textarea')].some(isChanged)
  if (!mayReload({ last: stored === null ? undefined : Number(stored), now, isOnline: navigator.onLine, isFilledIn }))
    return
  // Without storage a page that is broken for good would be loaded over and over.
  if (lastReload.write(String(now))) window.location.reload()
}
