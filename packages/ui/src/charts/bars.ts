/** A bar of a row, in the drawing's own units. */
export interface Bar {
  /** The place of its series. */
  series: number
  /** Where it starts: a stacked one after those before it. */
  start: number
  /** Undefined if its value is unknown: no bar is drawn. */
  length: number | undefined
  /** The number at its end; undefined is a dash. */
  value: number | undefined
  /** The number is written only if no other bar follows. */
  atEnd: boolean
}

type Values = readonly (number | undefined)[]

/** The sum of the values; undefined unless all of them are known. */
const totalOf = (values: Values): number | undefined =>
  values.reduce((sum, value) => (sum === undefined || value === undefined ? undefined : sum + value), 0)

/** How far the bars of a row reach: the end of the axis has to be at least as far. */
export const reachOf = (values: Values, stacked: boolean): number => {
  const known = values.filter((value) => value !== undefined)
  return stacked ? known.reduce((sum, value) => sum + value, 0) : Math.max(0, ...known)
}

/** The bars of a row. An unknown value is no zero: it has no bar, and a stack with one has no total. */
export const barsOf = (values: Values, stacked: boolean, lengthOf: (value: number) => number): readonly Bar[] => {
  let start = 0
  return values.map((value, series) => {
    const length = value === undefined ? undefined : lengthOf(Math.max(0, value))
    const bar = stacked
      ? { start, value: totalOf(values), atEnd: series === values.length - 1 }
      : { start: 0, value, atEnd: true }
    start += length ?? 0
    return { series, length, ...bar }
  })
}
