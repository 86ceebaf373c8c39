import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'

type ReferenceRange = HospitalCareComponents['schemas']['ReferenceRange']

/** Writes a number with all its digits, in Indonesian: `150.000`, `0,0000001`. */
const numbers = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 20 })

const decimal = (value: number): string => numbers.format(value)

const limitsInWords = ({ batas_bawah: from, batas_atas: to }: ReferenceRange): string | undefined => {
  if (from !== null && to !== null) return `${decimal(from)} - ${decimal(to)}`
  if (to !== null) return `≤ ${decimal(to)}`
  return from === null ? undefined : `≥ ${decimal(from)}`
}

/**
 * A reference range in words, with its unit; undefined without a range. The report's own words are kept, since they say whether a limit
 * itself counts. Numbers are written as in the report, with a decimal comma.
 */
export const rangeInWords = (range: ReferenceRange | null, unit: string | null): string | undefined => {
  if (!range) return undefined
  const words = range.teks ?? limitsInWords(range)
  if (words === undefined) return undefined
  const hasLimits = range.batas_bawah !== null || range.batas_atas !== null
  return unit !== null && hasLimits && !words.trimEnd().endsWith(unit) ? `${words} ${unitInWords(unit)}` : words
}

const plain = '0123456789+-−'
const raisedSigns = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻'

/** Powers as laboratories write them: `10^3/µL`, `10^-6`, `10^12/L`, `10**9/L`, and `10*3/uL` as UCUM has it. */
const powers = /\^([+\-−]?\d+)|(?<=\b10)\*{1,2}([+\-−]?\d+)/g

/** A unit as it is printed, with its powers raised. Everything else stays as reported. */
export const unitInWords = (unit: string): string =>
  unit.replaceAll(powers, (_power, raised?: string, starred?: string) =>
    (raised ?? starred ?? '').replaceAll(/./g, (sign) => raisedSigns[plain.indexOf(sign)] ?? sign),
  )

/** The numbers of a range's bar; undefined if value or limits are no numbers. */
export const rangeBar = (
  value: number | null,
  range: ReferenceRange | null,
): { readonly value: number; readonly from: number | undefined; readonly to: number | undefined } | undefined =>
  value === null || !range
    ? undefined
    : { value, from: range.batas_bawah ?? undefined, to: range.batas_atas ?? undefined }
