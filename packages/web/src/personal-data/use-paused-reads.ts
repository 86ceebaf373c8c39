import { focusManager } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Reads nothing again by itself while what was read is not to be seen; afterwards at once, where its links have ended. */
export const usePausedReads = (isPaused: boolean): void => {
  useEffect(() => {
    if (!isPaused) return undefined
    focusManager.setFocused(false)
    return () => focusManager.setFocused(undefined)
  }, [isPaused])
}
