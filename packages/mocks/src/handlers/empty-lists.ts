/**
 * The same answer with empty lists, as for an account or a CMS without entries: every array becomes empty, and totals beside it become 0.
 */
export const emptyLists = (body: unknown): unknown => {
  if (Array.isArray(body)) return []
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (name === 'total' || name === 'pageCount') return [name, 0]
      return [name, emptyLists(value)]
    }),
  )
}
