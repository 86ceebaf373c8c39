import { tabText } from '../storage/browser-store.ts'

/** Milliseconds between two reloads because a chunk could not be fetched. */
const reloadPause = 60_000

/** The facts about the page when a chunk could not be fetched. */
interface FailedFetch {
  /** When the page was last reloaded for this reason, in milliseconds. */
  readonly last: number | undefined
  readonly now: number
  readonly isOnline: boolean
  /** Whether the visitor has filled in a field, which a reload would lose. */
  readonly isFilledIn: boolean
}

/**
 * Whether a page may be reloaded because a chunk could not be fetched: at most once a minute, if a reload may help and no typed text is
 * lost.
 */
export const mayReload = ({ last, now, isOnline, isFilledIn }: FailedFetch): boolean =>
  isOnline && !isFilledIn && (last === undefined || now - last >= reloadPause)

/** When the page was last reloaded, in milliseconds. */
const lastReload = tabText('chunk-reload')

/** Whether the visitor has changed a field since the document came. */
const isChanged = (field: Element): boolean => {
  // If no option is marked as the default, the first option is.
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
 * Reloads a page that could not start because a chunk could not be fetched: a newer release may have replaced the site since the document
 * was cached. At most once a minute; never if storage is forbidden.
 */
export const reloadOnce = (): void => {
  const stored = lastReload.read()
  const now = Date.now()
  const isFilledIn = [...document.querySelectorAll('input, select, textarea')].some(isChanged)
  if (!mayReload({ last: stored === null ? undefined : Number(stored), now, isOnline: navigator.onLine, isFilledIn }))
    return
  // Without storage, a page that stays broken would reload again and again.
  if (lastReload.write(String(now))) window.location.reload()
}
