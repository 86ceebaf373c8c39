/** Milliseconds between two reloads for a part of the site that could not be fetched. */
const reloadPause = 60_000

/** What is known of the page when a part of the site could not be fetched. */
export interface FailedFetch {
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
