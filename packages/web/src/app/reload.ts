import { mayReload } from './reload-rule.ts'

const key = 'chunk-reload'

/**
 * Loads the page anew after a part of the site could not be fetched: the site may have been replaced by a newer one
 * since. At most once a minute; where nothing can be remembered, not at all.
 */
export const reloadOnce = (): void => {
  try {
    const stored = sessionStorage.getItem(key)
    if (!mayReload(stored === null ? undefined : Number(stored), Date.now())) return
    sessionStorage.setItem(key, String(Date.now()))
    window.location.reload()
  } catch {
    // Without storage a page that is broken for good would be loaded over and over.
  }
}
