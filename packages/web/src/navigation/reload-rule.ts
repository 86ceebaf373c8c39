/** Milliseconds between two reloads for a part of the site that could not be fetched. */
const reloadPause = 60_000

/** What is known of the page when a part of the site could not be fetched. */
export interface FailedFetch {
  /** When it was loaded anew for such a reason, in milliseconds. */
  readonly last: number | undefined
  readonly now: number
  readonly isOnline: boolean
  /** Whether somebody has filled in something, which would be lost. */
  readonly isFilledIn: boolean
}

/** Whether a page may be loaded anew because a part of it could not be fetched: at most once a minute, where that may help and nothing typed is lost. */
export const mayReload = ({ last, now, isOnline, isFilledIn }: FailedFetch): boolean =>
  isOnline && !isFilledIn && (last === undefined || now - last >= reloadPause)
