/**
 * The form of an answer: its fields and the kinds of their values, a list by the forms that its entries have. Values differ between servers:
 * ids, addresses of pictures, times of entry.
 */
export const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...new Set(value.map((entry) => JSON.stringify(shapeOf(entry))))].toSorted()
  if (typeof value !== 'object') return typeof value
  if (value === null) return null
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]): [string, unknown] => [name, shapeOf(part)])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}
