/**
 * Keys for entries of a list that shows data, each by what it is called; entries that are called alike are told apart by a number. Of
 * equal keys React deletes only one, so that an entry of a former page would stay on the next one.
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
