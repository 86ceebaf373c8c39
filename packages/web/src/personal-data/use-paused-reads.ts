import { focusManager } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Pauses automatic reads while the data must not be visible. Afterwards, data with expired links is read again at once. */
export const usePausedReads = (isPaused: boolean): void => {
  useEffect(() => {
    if (!isPaused) return undefined
    focusManager.setFocused(false)
    return () => focusManager.setFocused(undefined)
  }, [isPaused])
}
