import { useEffect, useState } from 'react'
import { secondsUntil } from './countdown.ts'

const second = 1000

/** Seconds until an instant (milliseconds since 1970), counted down, and a function that updates them at once. */
export const useCountdown = (instant: number): readonly [seconds: number, look: () => void] => {
  const [now, setNow] = useState(() => Date.now())
  const seconds = secondsUntil(instant, now)
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [isWaiting])
  return [seconds, () => setNow(Date.now())]
}
