import { useCallback, useRef, useState } from 'react'

/** A transient message. */
export interface Toast {
  id: number
  text: string
}

/** The visible toasts, and functions to add and remove one. */
export interface ToastControl {
  toasts: readonly Toast[]
  show: (text: string) => void
  dismiss: (id: number) => void
}

/** The state of one `Toasts`: at most three toasts; the oldest is dropped. */
export const useToasts = (): ToastControl => {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const last = useRef(0)
  const show = useCallback((text: string) => {
    last.current += 1
    const toast = { id: last.current, text }
    setToasts((before) => [...before, toast].slice(-3))
  }, [])
  const dismiss = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])
  return { toasts, show, dismiss }
}
