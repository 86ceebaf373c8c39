import type * as z from 'zod'
import { readClockTime, readKnownValue, readNumber, readTruth } from '../rules/readings.ts'

const found = (reading: unknown): readonly unknown[] => (reading === undefined ? [] : [reading])

const optionsOf = ({ entries }: z.core.$ZodEnumDef): readonly string[] => Object.values(entries).filter((value) => typeof value === 'string')

/**
 * What a value may mean that is not as its schema has it, the likeliest first: a number in text, a text that is a number,
 * a value of a list in other letters. A candidate has still to be checked against the schema.
 */
export const readingsOf = (schema: z.core.$ZodType, value: unknown): readonly unknown[] => {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'boolean') return found(readTruth(value))
  if (def.type === 'string') return typeof value === 'number' ? [String(value)] : [value.trim(), ...found(readClockTime(value))]
  if (def.type === 'enum') return found(readKnownValue(String(value), optionsOf(def)))
  if (def.type !== 'number') return []
  // A picture may have 12.5 pixels where whole ones are meant.
  return found(typeof value === 'number' ? value : readNumber(value)).flatMap((number) => [number, Math.round(Number(number))])
}
