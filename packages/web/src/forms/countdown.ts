/** The longest wait in milliseconds. A clock that is slow would make it longer by as much. */
const longestWait = 600_000

/**
 * When another code can be asked for, in milliseconds since 1970, from the time that an answer names; at once if that is no time. To be
 * asked once, when the answer comes: a limit that moves on with the clock would never pass. `now` is in milliseconds since 1970.
 */
export const resendTime = (time: string, now: number): number => Math.min(Date.parse(time) || now, now + longestWait)

/** Seconds until an instant; 0 if it has passed. Both are in milliseconds since 1970. */
export const secondsUntil = (instant: number, now: number): number => Math.ceil(Math.max(instant - now, 0) / 1000)
