/** Milliseconds that a device's clock may differ from the server's without being corrected: an answer is on its way for some of them. */
const tolerance = 120_000

/** Milliseconds that the server's clock is ahead of the device's. */
let ahead = 0

/** Corrects the clock by a time that the server has just told, in milliseconds since 1970. What is no time is not taken. */
export const learnServerTime = (told: number): void => {
  if (Number.isNaN(told)) return
  const difference = told - Date.now()
  ahead = Math.abs(difference) > tolerance ? difference : 0
}

/**
 * The time now, for rules about days: as the server's last answer has it, where the device's clock is wrong. On a phone that is a month
 * behind, a birth of last week would be "in the future".
 */
export const serverNow = (): Date => new Date(Date.now() + ahead)
