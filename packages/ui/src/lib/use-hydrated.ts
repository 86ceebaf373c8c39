import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and in the first render of the browser, true afterwards. For controls
 * that are useless without script and should not be shown until it runs.
 */
export const useHydrated = (): boolean => {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // It is not urgent to show these controls.
  return useDeferredValue(hydrated)
}
