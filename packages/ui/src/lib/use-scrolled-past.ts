import { useCallback, useRef, useSyncExternalStore } from 'react'

function onScroll(notify: () => void): () => void {
  globalThis.addEventListener('scroll', notify, { passive: true })
  return () => globalThis.removeEventListener('scroll', notify)
}

/**
 * Whether the page has been scrolled further than `pixels` and has not been back at its top since,
 * so that what appears there does not flicker around the threshold. False on the server.
 */
export function useScrolledPast(pixels: () => number): boolean {
  const past = useRef(false)
  const snapshot = useCallback(() => {
    const offset = globalThis.scrollY
    past.current = offset > pixels() || (past.current && offset > 0)
    return past.current
  }, [pixels])
  return useSyncExternalStore(onScroll, snapshot, () => false)
}
