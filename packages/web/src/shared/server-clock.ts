/**
 * Milliseconds that a device's clock may differ from the server's before it is corrected: part of a difference is the time that an answer
 * is under way.
 */
const tolerance = 120_000

/** Milliseconds that the server's clock is ahead of the device's. */
let ahead = 0

/** Corrects the clock by a time from the server, in milliseconds since 1970. Ignores invalid times. */
export const learnServerTime = (told: number): void => {
  if (Number.isNaN(told)) return
  const difference = told - Date.now()
  ahead = Math.abs(difference) > tolerance ? difference : 0
}

/**
 * The time now, for rules about days: by the server's last answer if the device's clock is wrong. On a phone that is a month behind, a
 * birth of last week would be "in the future".
 */
export const serverNow = (): Date => new Date(Date.now() + ahead)
