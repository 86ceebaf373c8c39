/** The longest wait in milliseconds, whatever an answer says. */
const longestWait = 600_000

/**
 * When another code can be asked for by the clock of the device, from the time that an answer names; at once if that is no time. To be
 * asked once, when the answer comes: a limit that moves on with the clock would never pass. `now` is the time of the device, `serverNow`
 * the server's; all are in milliseconds since 1970.
 */
export const resendTime = (time: string, now: number, serverNow: number): number =>
  now + Math.min((Date.parse(time) || serverNow) - serverNow, longestWait)

/** Seconds until an instant; 0 if it has passed. Both are in milliseconds since 1970. */
export const secondsUntil = (instant: number, now: number): number => Math.ceil(Math.max(instant - now, 0) / 1000)
