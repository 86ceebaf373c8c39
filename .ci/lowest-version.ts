/** The lowest version that a range of caret versions allows, such as 16.0.0 for `^16.0.0 || ^17.0.0`. Throws for other ranges. */
export const lowestVersion = (range: string): string => {
  const version = /^\^(\d+\.\d+\.\d+)(?: \|\| \^\d+\.\d+\.\d+)*$/.exec(range)?.[1]
  if (version === undefined) throw new Error(`${range} is no range of carets, lowest first`)
  return version
}
