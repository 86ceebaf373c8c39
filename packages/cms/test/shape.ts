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

/** What the REST answers of a Strapi have beyond the contract: names of its own, and what it keeps of files. */
const additions = ['documentId', 'locale', 'focalPoint', 'folderPath', 'provider_metadata']

/** An answer without what a Strapi adds, and without empty fields, which it sends where the contract lets them be missing. */
export const declaredIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(declaredIn)
  if (typeof value !== 'object' || value === null) return value
  // A file is published with its entry: Strapi 5 says so of it too.
  const added = 'mime' in value ? [...additions, 'publishedAt'] : additions
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      part === null || added.includes(name) ? [] : [[name, declaredIn(part)] as const],
    ),
  )
}
