import { startTransition, useEffect } from 'react'
import { loadPage } from './fetch-page.ts'
import type { LoadedPage } from './fetch-page.ts'

/**
 * Asks once more for a page of which parts were not waited for, as soon as it is at work. The server has been fetching
 * them since, and waits for them now. `show` is given the whole page; where it cannot be had, the page stays as it is.
 */
export const useLateParts = (page: LoadedPage, show: (whole: LoadedPage) => void): void =>
  useEffect(() => {
    if (!page.state.late) return undefined
    const controller = new AbortController()
    const ask = async () => {
      const next = await loadPage(page.location, page, controller.signal)
      if (controller.signal.aborted || next?.state.content.kind !== page.state.content.kind) return
      // It is asked for once: what is missing now has failed.
      startTransition(() => show({ ...next, state: { ...next.state, late: false } }))
    }
    void ask()
    return () => controller.abort()
  }, [page, show])
