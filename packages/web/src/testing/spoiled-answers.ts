import { isRecord } from './is-record.ts'

/** One value of a contract's field as an editor might have typed it. */
export interface Oddity {
  /** The spoiled field. Each answer with this field has one spoiled value. */
  readonly field: string
  readonly value: unknown
}

/** The place of a spoiled field: in an entry of a list with others, if there is one. */
const placeIn = (
  value: unknown,
  field: string,
  isAmongOthers: boolean,
  wantsOthers: boolean,
): Record<string, unknown> | undefined => {
  if (Array.isArray(value)) {
    const hasOthers = isAmongOthers || value.length > 1
    return value.reduce<Record<string, unknown> | undefined>(
      (found, entry) => found ?? placeIn(entry, field, hasOthers, wantsOthers),
      undefined,
    )
  }
  if (!isRecord(value)) return undefined
  if (field in value && value[field] !== undefined && (isAmongOthers || !wantsOthers)) return value
  return Object.values(value).reduce<Record<string, unknown> | undefined>(
    (found, part) => found ?? placeIn(part, field, isAmongOthers, wantsOthers),
    undefined,
  )
}

/** Whether an answer has the field. */
export const hasField = (answer: unknown, field: string): boolean => placeIn(answer, field, false, false) !== undefined

/** A good answer with one odd value in it; undefined if it has no such field. */
export const spoiled = (answer: unknown, { field, value }: Oddity): unknown => {
  if (!hasField(answer, field)) return undefined
  const copy: unknown = structuredClone(answer)
  const place = placeIn(copy, field, false, true) ?? placeIn(copy, field, false, false)
  if (!place) return undefined
  place[field] = value
  return copy
}
