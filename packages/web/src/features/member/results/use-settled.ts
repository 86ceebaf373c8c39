import { useEffect, useState } from 'react'

/**
 * Whether what is awaited has come, or `limit` milliseconds have gone by; it stays so. What comes in several answers is then shown once,
 * and does not move under a finger with each of them.
 */
export const useSettled = (waiting: boolean, limit: number): boolean => {
  const [isSettled, setSettled] = useState(!waiting)
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setSettled(true), waiting ? limit : 0)
    return () => clearTimeout(timer)
  }, [isSettled, waiting, limit])
  return isSettled || !waiting
}
