/** A bar of a row, in the drawing's own units. */
export interface Bar {
  /** The index of its series. */
  series: number
  /** The start of the bar. A stacked bar starts at the end of the bars before it. */
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

/** The length that the bars of a row need: the axis must be at least as long. */
export const reachOf = (values: Values, stacked: boolean): number => {
  const known = values.filter((value) => value !== undefined)
  return stacked ? known.reduce((sum, value) => sum + value, 0) : Math.max(0, ...known)
}

/** The bars of a row. An unknown value is not zero: it has no bar, and a stack that contains it has no total. */
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
