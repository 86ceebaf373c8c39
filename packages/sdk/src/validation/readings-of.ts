import type * as z from 'zod'
import { readClockTime, readKnownValue, readNumber, readTruth } from '../rules/readings.ts'

const found = (reading: unknown): readonly unknown[] => (reading === undefined ? [] : [reading])

const optionsOf = ({ entries }: z.core.$ZodEnumDef): readonly string[] =>
  Object.values(entries).filter((value) => typeof value === 'string')

/**
 * Readings of a value that breaks its schema, the likeliest first: a number in text, a text that is a number,
 * a value of a list in another spelling. A candidate must still be checked against the schema.
 */
export const readingsOf = (schema: z.core.$ZodType, value: unknown): readonly unknown[] => {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'boolean') return found(readTruth(value))
  if (def.type === 'string')
    return typeof value === 'number' ? [String(value)] : [value.trim(), ...found(readClockTime(value))]
  if (def.type === 'enum') return found(readKnownValue(String(value), optionsOf(def)))
  if (def.type !== 'number') return []
  // For example a picture 12.5 pixels wide where an integer is expected.
  return found(typeof value === 'number' ? value : readNumber(value)).flatMap((number) => [
    number,
    Math.round(Number(number)),
  ])
}
