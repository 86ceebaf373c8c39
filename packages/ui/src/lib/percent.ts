/**
 * A part of a whole in whole percent. Only the whole is 100 and only nothing is 0: 299 of 300 are 99, and 1 of 300 is 1. `whole` is
 * above 0.
 */
export const wholePercent = (part: number, whole: number): number => {
  const rounded = Math.round((part / whole) * 100)
  if (rounded >= 100 && part < whole) return 99
  return rounded <= 0 && part > 0 ? 1 : rounded
}
