/**
 * Keys for entries of a data list, by their names; a number distinguishes entries with equal names. With equal keys React would delete only
 * one of them, so that an entry of the previous page would stay on the next one.
 */
export const uniqueKeys = <Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): readonly string[] => {
  const counts = new Map<string, number>()
  return entries.map((entry) => {
    const name = nameOf(entry)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}
