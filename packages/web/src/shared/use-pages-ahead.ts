import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { PageName } from '../routes/table.ts'
import { pagesAheadAtom } from './pages-ahead-atom.ts'

/** The reads of the page's own data: a QueryClient. */
interface Reads {
  readonly isFetching: () => number
  readonly getQueryCache: () => { readonly subscribe: (listener: () => void) => () => void }
}

/** Whether the visitor has asked the browser to use little data; only Chromium reports it. */
const isSavingData = (): boolean => {
  const known: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator
  return known.connection?.saveData === true
}

/**
 * Fetches the code of these pages once the browser is idle and `reads` are done, since the page's own data must not wait for it. Does
 * nothing if the browser saves data, or cannot report idle time. `pages`: a constant, because another list is fetched again; undefined
 * while the next pages are not known.
 */
export const usePagesAhead = (pages: readonly PageName[] | undefined, reads?: Reads): void => {
  const setPages = useSetAtom(pagesAheadAtom)
  useEffect(() => {
    if (!pages || !('requestIdleCallback' in window) || isSavingData()) return undefined
    let idle = 0
    const lookWhenIdle = () => {
      cancelIdleCallback(idle)
      idle = requestIdleCallback(() => (reads?.isFetching() ?? 0) === 0 && setPages(pages))
    }
    const stop = reads?.getQueryCache().subscribe(lookWhenIdle)
    lookWhenIdle()
    return () => {
      cancelIdleCallback(idle)
      stop?.()
    }
  }, [pages, reads, setPages])
}
