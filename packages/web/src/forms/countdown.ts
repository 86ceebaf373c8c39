/** The longest wait in milliseconds, whatever the clock of the device says. */
const longestWait = 600_000

/** Seconds until an instant; 0 if it has passed. Both are in milliseconds since 1970. */
export const secondsUntil = (instant: number, now: number): number =>
  Math.ceil(Math.min(Math.max(instant - now, 0), longestWait) / 1000)
