import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { unitInWords } from './ranges.ts'
import { resultDay } from './result-day.ts'

type Schemas = HospitalCareComponents['schemas']
type LabResult = Schemas['LabResult']
type LabTest = Schemas['LabTest']

/** A value at a time. */
interface TrendPoint {
  readonly at: string
  readonly value: number
}

/** How the value of a test changed, the oldest first. */
export interface Trend {
  readonly name: string
  readonly unit: string | undefined
  readonly points: readonly TrendPoint[]
  /** The range of the latest value, if it has both limits. */
  readonly band: { readonly from: number; readonly to: number } | undefined
}

/**
 * Whether two values can be compared: the same test, in the same unit, at the same hospital. Each laboratory has its own codes and its own
 * methods.
 */
const isComparable = (test: LabTest, other: LabTest): boolean =>
  other.kode === test.kode && other.satuan === test.satuan && other.metode === test.metode

/** A test's values over time, from the results of one hospital; undefined if fewer than two can be compared. */
export const trendOf = (test: LabTest, results: readonly LabResult[]): Trend | undefined => {
  if (test.kode === null) return undefined
  const points = results
    .flatMap((result) => {
      const at = resultDay(result)
      return result.kelompok
        .flatMap(({ pemeriksaan }) => pemeriksaan)
        .flatMap((other) =>
          at !== undefined && other.nilai_angka !== null && isComparable(test, other)
            ? [{ at, value: other.nilai_angka }]
            : [],
        )
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  if (points.length < 2) return undefined
  const { batas_bawah: from = null, batas_atas: to = null } = test.rujukan ?? {}
  return {
    name: test.nama,
    unit: test.satuan === null ? undefined : unitInWords(test.satuan),
    points,
    band: from === null || to === null ? undefined : { from, to },
  }
}
