/** The positions of values on an axis, and its ticks. */
export interface Scale {
  /** Ends of the axis; round numbers that enclose every value. */
  least: number
  most: number
  /** Round numbers from end to end. */
  ticks: readonly number[]
  /** A value's place from 0 to 1. */
  at: (value: number) => number
}

const rounds = [1, 2, 2.5, 5, 10]

/**
 * An axis over the values, with about `count` ticks at round numbers. `fromZero` for bars, whose
 * length is the value: a truncated axis would mislead. No values, or equal ones, still give an axis.
 */
export const makeScale = (
  values: readonly number[],
  { fromZero, count = 5 }: { fromZero: boolean; count?: number },
): Scale => {
  const known = values.filter(Number.isFinite)
  const low = Math.min(...known, fromZero ? 0 : Infinity)
  const high = Math.max(...known, fromZero ? 0 : -Infinity)
  const [start, end] =
    known.length === 0 ? [0, 1] : low === high ? [Math.min(low - 1, fromZero ? 0 : low - 1), high + 1] : [low, high]
  const step = roundStep((end - start) / count)
  const first = Math.floor(start / step + 1e-9)
  const last = Math.ceil(end / step - 1e-9)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)]
  return { least, most, ticks, at: (value) => (value - least) / (most - least) }
}

const roundStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * (rounds.find((round) => round * power >= rough - 1e-12) ?? 10)
}

/** Removes binary rounding errors. */
const tidy = (value: number): number => Number(value.toPrecision(12))
