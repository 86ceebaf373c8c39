import { jakartaDate } from '@hospital/sdk'
import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** Milliseconds between two checks of the clock while a tab is visible. */
const minute = 60_000

/** The visibility of a tab: `document`. */
type Tab = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Calls `show` with the time when the tab becomes visible again, and when the hospitals' day changes while the tab is visible. A tab may
 * stay open for days. Returns a function that ends it.
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
  // A timer until midnight would be late if the device sleeps meanwhile.
  const timer = setInterval(look, minute, false)
  tab.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearInterval(timer)
    tab.removeEventListener('visibilitychange', onVisibility)
  }
}

/**
 * The time now, for words about days, such as "sekarang". It is updated when the tab becomes visible again and when the hospitals' day
 * changes. Checks and requests after a press use `serverNow`.
 */
export const useServerNow = (): Date => {
  // oxlint-disable-next-line site/server-clock -- this is what follows it
  const [now, setNow] = useState(serverNow)
  useEffect(() => followDays(document, setNow), [])
  return now
}

/** Today at the hospitals, by `useServerNow`. */
export const useToday = (): string => jakartaDate(useServerNow())
