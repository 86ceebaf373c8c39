import type { ClientOptions } from './options.ts'

/** Timers of all platforms hold 31 bits; a longer time would be over at once. */
const longestTimeout = 2 ** 31 - 1

/** The mistake in a timeout, in words, or undefined when it can be used. */
export const timeoutMistake = (timeout: number): string | undefined =>
  timeout >= 0 && timeout <= longestTimeout ? undefined : `timeout must be from 0 (no limit) to ${longestTimeout} milliseconds`

/** Throws a RangeError, in words, for limits that no call could keep. */
export const checkLimits = ({ timeout = 0, maxAnswerBytes = 1 }: ClientOptions): void => {
  const mistake = timeoutMistake(timeout) ?? (maxAnswerBytes > 0 ? undefined : 'maxAnswerBytes must be above 0')
  if (mistake !== undefined) throw new RangeError(mistake)
}
