import { useCallback, useRef, useSyncExternalStore } from 'react'

const onScroll = (notify: () => void): (() => void) => {
  globalThis.addEventListener('scroll', notify, { passive: true })
  return () => globalThis.removeEventListener('scroll', notify)
}

/**
 * Whether the page has been scrolled further than `pixels` and has not returned to its top since,
 * so that the content it shows does not flicker around the threshold. False on the server.
 */
export const useScrolledPast = (pixels: () => number): boolean => {
  const past = useRef(false)
  const snapshot = useCallback(() => {
    const offset = globalThis.scrollY
    past.current = offset > pixels() || (past.current && offset > 0)
    return past.current
  }, [pixels])
  return useSyncExternalStore(onScroll, snapshot, () => false)
}
