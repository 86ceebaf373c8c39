/** Milliseconds between two reloads for a part of the site that could not be fetched. */
const reloadPause = 60_000

/** Whether a page may be loaded anew because a part of it could not be fetched: at most once a minute. */
export const mayReload = (last: number | undefined, now: number): boolean => last === undefined || now - last >= reloadPause
