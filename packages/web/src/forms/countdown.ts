/** The longest wait in milliseconds, whatever the answer says. */
const longestWait = 600_000

/**
 * The time by the device's clock from which another code can be requested, for the time in an answer; now if that time is invalid. Call it
 * once, when the answer arrives: a limit that moves on with the clock would never pass. `now` is the device's time, `serverNow` the
 * server's; all are in milliseconds since 1970.
 */
export const resendTime = (time: string, now: number, serverNow: number): number =>
  now + Math.min((Date.parse(time) || serverNow) - serverNow, longestWait)

/** Seconds until an instant; 0 if it has passed. Both are in milliseconds since 1970. */
export const secondsUntil = (instant: number, now: number): number => Math.ceil(Math.max(instant - now, 0) / 1000)
