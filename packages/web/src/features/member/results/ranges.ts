import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'

type ReferenceRange = HospitalCareComponents['schemas']['ReferenceRange']

const decimal = (value: number): string => String(value).replace('.', ',')

const limitsInWords = ({ batas_bawah: from, batas_atas: to }: ReferenceRange): string | undefined => {
  if (from !== null && to !== null) return `${decimal(from)} - ${decimal(to)}`
  if (to !== null) return `≤ ${decimal(to)}`
  return from === null ? undefined : `≥ ${decimal(from)}`
}

/**
 * A reference range in words, with its unit. The report's own words stand, since they say whether a limit itself counts; undefined
 * without a range. Numbers are written as in the report, with a decimal comma.
 */
export const rangeInWords = (range: ReferenceRange | null, unit: string | null): string | undefined => {
  if (!range) return undefined
  const words = range.teks ?? limitsInWords(range)
  if (words === undefined) return undefined
  const hasLimits = range.batas_bawah !== null || range.batas_atas !== null
  return unit !== null && hasLimits && !words.includes(unit) ? `${words} ${unitInWords(unit)}` : words
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A unit as it is printed: laboratories write powers as `10^3/µL`. */
export const unitInWords = (unit: string): string =>
  unit.replaceAll(/\^(\d)/g, (_power, digit: string) => superscripts[Number(digit)] ?? digit)

/** The numbers of a range's bar; undefined where value or limits are no numbers. */
export const rangeBar = (
  value: number | null,
  range: ReferenceRange | null,
): { readonly value: number; readonly from: number | undefined; readonly to: number | undefined } | undefined =>
  value === null || !range
    ? undefined
    : { value, from: range.batas_bawah ?? undefined, to: range.batas_atas ?? undefined }
