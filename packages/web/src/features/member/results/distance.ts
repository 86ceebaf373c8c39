import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'

type LabTest = HospitalCareComponents['schemas']['LabTest']

/** How far a value is outside of its range, with the figures written as in the report. */
export interface Distance {
  readonly side: 'above' | 'below'
  readonly by: string
  readonly limit: string
}

/** A figure as the report writes it: with a decimal comma, and as many decimals as the value or the limit. */
const figure = (value: number, decimals: number): string =>
  new Intl.NumberFormat('id-ID', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)

/** The number of decimals after a comma, as reports have them. A point separates thousands. */
const reportedDecimals = (text: string): number => /^[\d.]+,(\d+)$/.exec(text)?.[1]?.length ?? 0

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0

/**
 * How far a flagged value is beyond the limit of its range: the difference in its own unit. There is no word such as "slightly", since the
 * same distance means little for one test and much for another. Undefined if the value or its limit is no number; if the value lies on or
 * within the limits, which the words of a range may exclude; and if the laboratory flagged the other side.
 */
export const distanceOf = ({
  nilai: reported,
  nilai_angka: value,
  rujukan: range,
  penanda: flag,
}: Pick<LabTest, 'nilai' | 'nilai_angka' | 'rujukan' | 'penanda'>): Distance | undefined => {
  if (value === null || range === null || flag === null || flag === 'normal') return undefined
  const { batas_bawah: lower, batas_atas: upper } = range
  const beyond = (side: Distance['side'], limit: number): Distance => {
    const decimals = Math.max(reportedDecimals(reported), decimalsOf(limit))
    return { side, by: figure(Math.abs(value - limit), decimals), limit: figure(limit, decimalsOf(limit)) }
  }
  if (upper !== null && value > upper && flag !== 'rendah') return beyond('above', upper)
  if (lower !== null && value < lower && flag !== 'tinggi') return beyond('below', lower)
  return undefined
}
