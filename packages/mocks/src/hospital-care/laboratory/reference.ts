import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'

type Schemas = HospitalCareComponents['schemas']

/** A reference range on the wire. */
export type ReferenceRange = Schemas['ReferenceRange']

/** The flag of a value relative to its reference. */
export type Flag = Schemas['Flag']

/** The patients that a range applies to. */
export interface Subject {
  readonly gender: 'L' | 'P'
  /** The age on the day of the sample. */
  readonly ageInDays: number
}

/** A number as Indonesian laboratories print it: decimal comma, no thousands mark. */
export const printed = (value: number, decimals: number): string => value.toFixed(decimals).replace('.', ',')

/** A range that includes both limits. */
export const between = (low: number, high: number, decimals = 0): ReferenceRange => ({
  batas_bawah: low,
  batas_atas: high,
  teks: `${printed(low, decimals)} - ${printed(high, decimals)}`,
})

/** A range below a limit. The limit itself counts as high. */
export const below = (limit: number, decimals = 0): ReferenceRange => ({
  batas_bawah: null,
  batas_atas: limit,
  teks: `< ${printed(limit, decimals)}`,
})

/** A range above a limit. The limit itself counts as low. */
export const above = (limit: number, decimals = 0): ReferenceRange => ({
  batas_bawah: limit,
  batas_atas: null,
  teks: `> ${printed(limit, decimals)}`,
})

/** A reference with one normal text. */
export const answer = (text: string): ReferenceRange => ({ batas_bawah: null, batas_atas: null, teks: text })

/** Critical limits (inclusive): beyond them a doctor is called at once. */
export interface CriticalLimits {
  readonly low?: number
  readonly high?: number
}

const isLow = (value: number, { batas_bawah, batas_atas }: ReferenceRange): boolean =>
  batas_bawah !== null && (batas_atas === null ? value <= batas_bawah : value < batas_bawah)

const isHigh = (value: number, { batas_bawah, batas_atas }: ReferenceRange): boolean =>
  batas_atas !== null && (batas_bawah === null ? value >= batas_atas : value > batas_atas)

/** The flag of a released value. Without a reference there is no flag. */
export const flagOf = (value: number | string, range: ReferenceRange | null, critical: CriticalLimits = {}): Flag => {
  if (typeof value === 'number') {
    if (critical.low !== undefined && value <= critical.low) return 'kritis'
    if (critical.high !== undefined && value >= critical.high) return 'kritis'
    if (!range) return null
    if (isLow(value, range)) return 'rendah'
    return isHigh(value, range) ? 'tinggi' : 'normal'
  }
  return range ? (value === range.teks ? 'normal' : 'abnormal') : null
}
