/** A published count; null if withheld. */
export type PublishedCount = number | null

/** The largest count that could identify single persons. */
const largestTelling = 4

const isTelling = (count: number) => count > 0 && count <= largestTelling

/** For counts without a known sum: withholds those from 1 to 4. */
export const withholdSingles = (counts: readonly number[]): PublishedCount[] =>
  counts.map((count) => (isTelling(count) ? null : count))

/** The further count to withhold, so that a single withheld one cannot be derived: the smallest, zeros last. */
const companionOf = (counts: readonly number[], hidden: readonly boolean[]): number | undefined =>
  counts
    .map((count, index) => ({ index, weight: count === 0 ? Infinity : count }))
    .filter(({ index }) => !hidden[index])
    .toSorted((one, other) => one.weight - other.weight)[0]?.index

const withCompanion = (counts: readonly number[], hidden: readonly boolean[]): boolean[] => {
  const companion = hidden.filter(Boolean).length === 1 ? companionOf(counts, hidden) : undefined
  return hidden.map((one, index) => one || index === companion)
}

/** For counts with a known sum: a second one is withheld, since a single one could be derived. */
export const withholdShares = (counts: readonly number[]): PublishedCount[] => {
  const hidden = withCompanion(counts, counts.map(isTelling))
  return counts.map((count, index) => (hidden[index] ? null : count))
}

/** A table whose rows and columns both have known sums. */
export const withholdTable = (rows: readonly (readonly number[])[]): PublishedCount[][] => {
  let hidden = rows.map((row) => row.map(isTelling))
  const columns = rows[0]?.map((_, column) => column) ?? []
  const hiddenCount = () => hidden.flat().filter(Boolean).length
  for (let before = -1; before !== hiddenCount();) {
    before = hiddenCount()
    hidden = rows.map((row, index) => withCompanion(row, hidden[index] ?? []))
    for (const column of columns) {
      const shown = withCompanion(
        rows.map((row) => row[column] ?? 0),
        hidden.map((row) => row[column] ?? false),
      )
      hidden = hidden.map((row, index) => row.map((one, place) => (place === column ? (shown[index] ?? false) : one)))
    }
  }
  return rows.map((row, index) => row.map((count, column) => (hidden[index]?.[column] ? null : count)))
}
