import { jakartaDate } from '@hospital/sdk'
import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** Milliseconds between two looks at the clock while a tab is seen. */
const minute = 60_000

/** What a tab tells of itself: `document`. */
type Tab = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Calls `show` with the time when the tab is seen again, and when the hospitals' day has changed while it is seen. A tab may stay open
 * for days. Gives what ends it.
 */
export const followDays = (tab: Tab, show: (now: Date) => void): (() => void) => {
  let day = jakartaDate(serverNow())
  const look = (isSeenAgain: boolean) => {
    const now = serverNow()
    const today = jakartaDate(now)
    if (!isSeenAgain && today === day) return
    day = today
    show(now)
  }
  const onVisibility = () => tab.visibilityState === 'visible' && look(true)
  // A timer until midnight would be late where the device sleeps meanwhile.
  const timer = setInterval(look, minute, false)
  tab.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearInterval(timer)
    tab.removeEventListener('visibilitychange', onVisibility)
  }
}

/**
 * The time now, for what a page says of days, such as "sekarang": it is looked up again when the tab is seen again and when the hospitals'
 * day changes. What is checked or sent by a press asks `serverNow`.
 */
export const useServerNow = (): Date => {
  // oxlint-disable-next-line site/server-clock -- this is what follows it
  const [now, setNow] = useState(serverNow)
  useEffect(() => followDays(document, setNow), [])
  return now
}

/** Today at the hospitals, as `useServerNow` has it. */
export const useToday = (): string => jakartaDate(useServerNow())
