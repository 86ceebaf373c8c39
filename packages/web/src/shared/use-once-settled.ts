import { useEffect, useState } from 'react'

/**
 * Whether something has settled once, or `limit` milliseconds have passed. The result stays true, so that content on the page is not taken
 * away while it is read again.
 */
export const useOnceSettled = (isSettled: boolean, limit: number): boolean => {
  const [isShown, setShown] = useState(isSettled)
  if (isSettled && !isShown) setShown(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), limit)
    return () => clearTimeout(timer)
  }, [limit])
  return isShown
}
