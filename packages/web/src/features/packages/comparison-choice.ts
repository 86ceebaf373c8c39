/** How many packages can be compared. */
const fewest = 2
export const mostCompared = 3

/** The most packages of an address that are looked at: enough to say that they are too many. */
const mostRead = mostCompared + 1

/** The slugs of the packages that an address asks to compare, each once: between commas. What cannot be a slug is left out. */
export const chosenSlugs = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(','))].filter((slug) => /^[\w.~-]{1,255}$/.test(slug)).slice(0, mostRead)

/** What can be done with a choice: nothing was chosen, a second one is missing, there are too many, or they are compared. */
export type ComparisonState = 'none' | 'one' | 'many' | 'compared'

/** The state of a choice: how many were asked for, and how many of them are on offer. */
export const comparisonState = (asked: number, offered: number): ComparisonState => {
  if (asked > mostCompared) return 'many'
  if (offered >= fewest) return 'compared'
  return offered === 0 ? 'none' : 'one'
}
