/**
 * The form of an answer: its fields and the kinds of their values, and for a list the forms of its entries. The values themselves differ
 * between servers: ids, addresses of pictures, times of entry.
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

/** Names in Strapi's REST answers that the contract does not have: Strapi's own, and data about files. */
const additions = ['documentId', 'locale', 'focalPoint', 'folderPath', 'provider_metadata']

/** An answer without Strapi's additions, and without empty fields: Strapi sends these, but the contract lets them be missing. */
export const declaredIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(declaredIn)
  if (typeof value !== 'object' || value === null) return value
  // Strapi 5 also gives files a `publishedAt`, because a file is published with its entry.
  const added = 'mime' in value ? [...additions, 'publishedAt'] : additions
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      part === null || added.includes(name) ? [] : [[name, declaredIn(part)] as const],
    ),
  )
}
