const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an entry is known by to editors: `documentId` where Strapi 5 has both, for its `id` changes with each publishing. */
const idOf = (value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined
  const id = value['documentId'] ?? value['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** A part of an entry; the field is null where it is the entry itself. */
export interface EntryPart {
  readonly entry: string
  readonly field: string | null
}

/**
 * The entry of an answer that a place is in, such as that of `body.data[3].submenu[0].link`, and its field: the outermost entry, which editors
 * open. Undefined if no entry is around the place.
 */
export const entryAt = (body: unknown, place: string): EntryPart | undefined => {
  const names = place.match(/[^.[\]]+/g) ?? []
  let part: unknown = { body }
  for (const [depth, name] of names.entries()) {
    part = Array.isArray(part) ? (part as readonly unknown[])[Number(name)] : isRecord(part) ? part[name] : undefined
    const entry = idOf(part)
    // Strapi 4, whose form all answers have here, wraps the fields.
    const field = names.slice(depth + 1).find((below) => below !== 'attributes') ?? null
    if (entry !== undefined) return { entry, field }
  }
  return undefined
}
