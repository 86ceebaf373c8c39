import type { ContentRead } from './content-read.ts'
import type { Edit } from './edit.ts'

type EntryEdit = Extract<Edit, { readonly kind: 'entry' }>

/** Whether an entry may have the requested value in a field. A field that the webhook does not contain may have any value. */
const mayHave = ({ ids, fields }: EntryEdit, field: string, asked: unknown): boolean => {
  const values = [asked].flat().map(String)
  if (field === 'id') return ids.some((id) => values.includes(id))
  const value = fields[field]
  // The value is an object or a list, so it may contain the requested value.
  if (typeof value !== 'string' && typeof value !== 'number') return value !== null
  return values.includes(String(value))
}

/** Whether an edit may change the answer of a read: the entry was in the answer, or is in it now. */
export const touches = (edit: Edit, { reads, input, ids }: ContentRead): boolean => {
  if (edit.kind !== 'entry') return edit.kind === 'all'
  if (reads === undefined) return true
  if (!reads.types.includes(edit.type)) return false
  const { only } = reads
  if (only?.type !== edit.type || ids === undefined) return true
  if (edit.ids.some((id) => ids.includes(id))) return true
  return Object.entries(only.by).every(([field, name]) => {
    const asked = input[name] ?? undefined
    return asked === undefined || mayHave(edit, field, asked)
  })
}

/** Whether an edit touches one of the reads that a value was made of. */
export const touchesAny = (edit: Edit, reads: readonly ContentRead[]): boolean =>
  edit.kind === 'all' || reads.some((read) => touches(edit, read))
