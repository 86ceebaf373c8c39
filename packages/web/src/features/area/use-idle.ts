import { useCallback, useEffect, useRef, useState } from 'react'

const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Whether the page has been untouched for `limit` milliseconds, and what ends that. Time in a hidden tab counts: the clock is read when
 * the tab is shown again, since timers of hidden tabs are late.
 */
export const useIdle = (limit: number): readonly [isIdle: boolean, wake: () => void] => {
  const [isIdle, setIdle] = useState(false)
  const touched = useRef(0)
  const wake = useCallback(() => {
    touched.current = Date.now()
    setIdle(false)
  }, [])
  useEffect(() => {
    if (isIdle) return undefined
    touched.current = Date.now()
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const left = touched.current + limit - Date.now()
      if (left <= 0) setIdle(true)
      else timer = setTimeout(look, left)
    }
    const onSign = () => (touched.current = Date.now())
    look()
    document.addEventListener('visibilitychange', look)
    signsOfLife.forEach((name) => window.addEventListener(name, onSign, { capture: true, passive: true }))
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      signsOfLife.forEach((name) => window.removeEventListener(name, onSign, { capture: true }))
    }
  }, [isIdle, limit])
  return [isIdle, wake]
}
