/** The fewest packages of a comparison. */
const fewest = 2
export const mostCompared = 3

/** The most packages that are read from an address: one more than allowed, to detect that there are too many. */
const mostRead = mostCompared + 1

/** The slugs of the packages to compare, each once. In the address commas separate them. A text that cannot be a slug is left out. */
export const chosenSlugs = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(','))].filter((slug) => /^[\w.~-]{1,255}$/.test(slug)).slice(0, mostRead)

/** The state of a choice: nothing was chosen, a second package is missing, there are too many, or they are compared. */
export type ComparisonState = 'none' | 'one' | 'many' | 'compared'

/** The state of a choice, from the number of chosen packages and the number of those on offer. */
export const comparisonState = (asked: number, offered: number): ComparisonState => {
  if (asked > mostCompared) return 'many'
  if (offered >= fewest) return 'compared'
  return offered === 0 ? 'none' : 'one'
}
