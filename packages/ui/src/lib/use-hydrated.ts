import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in server markup and in the first render of the browser, true afterwards. For controls
 * that can do nothing without script and should not be there until it runs.
 */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // What appears now may wait for a moment in which nothing is more urgent.
  return useDeferredValue(hydrated)
}
