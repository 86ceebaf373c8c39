/** A value and the limits of the normal range, in one unit. A limit may be missing. */
export interface RangeInput {
  value: number
  from?: number | undefined
  to?: number | undefined
}

/** Places on a bar, in hundredths of its length. */
export interface RangeGeometry {
  bandStart: number
  bandEnd: number
  mark: number
}

/** The mark stays visible at either end. */
const ends = { first: 1.5, last: 98.5 } as const

const limitsOf = ({
  from,
  to,
}: RangeInput): { axis: readonly [number, number]; band: readonly [number, number] } | undefined => {
  if (from !== undefined && to !== undefined) {
    const margin = (to - from) / 2
    return margin > 0 ? { axis: [from - margin, to + margin], band: [from, to] } : undefined
  }
  // With only one limit, the bar shows as much beyond the limit as within it.
  if (to !== undefined) return to > 0 ? { axis: [0, to * 2], band: [0, to] } : undefined
  if (from !== undefined) return from > 0 ? { axis: [0, from * 2], band: [from, from * 2] } : undefined
  return undefined
}

/** The positions of the normal range and a value on a bar. A value beyond the bar is at its end. Undefined if there is no range to draw. */
export const rangeGeometry = (input: RangeInput): RangeGeometry | undefined => {
  const limits = limitsOf(input)
  if (!limits || !Number.isFinite(input.value)) return undefined
  const [first, last] = limits.axis
  const at = (value: number) => ((value - first) / (last - first)) * 100
  return {
    bandStart: at(limits.band[0]),
    bandEnd: at(limits.band[1]),
    mark: Math.min(ends.last, Math.max(ends.first, at(input.value))),
  }
}
