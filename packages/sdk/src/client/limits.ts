import type { ClientOptions } from './options.ts'

/** Timers hold 31 bits on every platform; a longer one would fire at once. */
const longestTimeout = 2 ** 31 - 1

/** The mistake in a timeout as a message, or undefined when it is usable. */
export const timeoutMistake = (timeout: number): string | undefined =>
  timeout >= 0 && timeout <= longestTimeout
    ? undefined
    : `timeout must be from 0 (no limit) to ${longestTimeout} milliseconds`

/** Throws a RangeError with a message for unusable limits. */
export const checkLimits = ({ timeout = 0, maxAnswerBytes = 1 }: ClientOptions): void => {
  const mistake = timeoutMistake(timeout) ?? (maxAnswerBytes > 0 ? undefined : 'maxAnswerBytes must be above 0')
  if (mistake !== undefined) throw new RangeError(mistake)
}
