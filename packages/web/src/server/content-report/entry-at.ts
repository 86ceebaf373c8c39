const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id by which editors know an entry: `documentId` in Strapi 5, whose `id` changes with each publishing. */
const idOf = (value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined
  const id = value['documentId'] ?? value['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** A part of an entry; the field is null if the part is the entry itself. */
export interface EntryPart {
  readonly entry: string
  readonly field: string | null
}

/**
 * The entry that contains a place of an answer, such as `body.data[3].submenu[0].link`, and the field of that entry. It is the outermost
 * entry, which editors open. Undefined if no entry contains the place.
 */
export const entryAt = (body: unknown, place: string): EntryPart | undefined => {
  const names = place.match(/[^.[\]]+/g) ?? []
  let part: unknown = { body }
  for (const [depth, name] of names.entries()) {
    part = Array.isArray(part) ? (part as readonly unknown[])[Number(name)] : isRecord(part) ? part[name] : undefined
    const entry = idOf(part)
    // Strapi 4 wraps the fields, and all answers here have its form.
    const field = names.slice(depth + 1).find((below) => below !== 'attributes') ?? null
    if (entry !== undefined) return { entry, field }
  }
  return undefined
}
