import { useCallback, useRef, useState } from 'react'

/** A passing remark. */
export interface Toast {
  id: number
  text: string
}

/** The remarks on show, and how to add and remove one. */
export interface ToastControl {
  toasts: readonly Toast[]
  show: (text: string) => void
  dismiss: (id: number) => void
}

/** Keeps the remarks of one `Toasts`: at most three, the oldest gives way. */
export function useToasts(): ToastControl {
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
