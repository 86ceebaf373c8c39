/** A figure in one year: `count` of the `agreed` employees, those who consented. Undefined if these are too few to show. */
export interface YearFigure {
  readonly year: number
  readonly count: number | undefined
  readonly agreed: number | undefined
}

/** The change of a figure since the year before. */
export type Trend = 'up' | 'down' | 'same' | 'unknown'

/** The most people that rounding down can take from a count. */
const loss = 4

/**
 * Compares the share of a year with the share of the year before. Counts are rounded down, so it reports a change only if the change is
 * larger than the rounding error.
 */
export const trendOf = (now: YearFigure | undefined, before: YearFigure | undefined): Trend => {
  if (now?.count === undefined || before?.count === undefined || !now.agreed || !before.agreed) return 'unknown'
  const least = ({ count = 0, agreed = 0 }: YearFigure) => count / agreed
  const most = ({ count = 0, agreed = 0 }: YearFigure) => (count + loss) / agreed
  if (least(now) > most(before)) return 'up'
  return most(now) < least(before) ? 'down' : 'same'
}
