import { startTransition, useEffect } from 'react'
import { loadPage } from './fetch-page.ts'
import type { LoadedPage } from './fetch-page.ts'

/**
 * Asks once more for a partial page, after hydration. The server has been fetching the missing parts since, and waits for
 * them now. `show` gets the whole page; if it cannot be loaded, the page stays as it is.
 */
export const useMissingParts = (page: LoadedPage, show: (whole: LoadedPage) => void): void =>
  useEffect(() => {
    if (!page.state.isPartial) return undefined
    const controller = new AbortController()
    const ask = async () => {
      const next = await loadPage(page.location, page, controller.signal)
      if (controller.signal.aborted || !next || next === 'unreachable') return
      if (next.state.content.kind !== page.state.content.kind) return
      // It is asked for once: what is missing then has failed.
      startTransition(() => show({ ...next, state: { ...next.state, isPartial: false } }))
    }
    void ask()
    return () => controller.abort()
  }, [page, show])
