/** A figure in one year: how many of the employees who agreed it counts; undefined where these are too few to tell. */
export interface YearFigure {
  readonly year: number
  readonly count: number | undefined
  readonly agreed: number | undefined
}

/** How a figure has changed since the year before. */
export type Trend = 'up' | 'down' | 'same' | 'unknown'

/** The most people that rounding down takes from a count. */
const loss = 4

/**
 * How the share of a year compares with that of the year before. Counts are rounded down, so a change is told only where it is larger
 * than what the rounding may have made.
 */
export const trendOf = (now: YearFigure | undefined, before: YearFigure | undefined): Trend => {
  if (now?.count === undefined || before?.count === undefined || !now.agreed || !before.agreed) return 'unknown'
  const least = ({ count = 0, agreed = 0 }: YearFigure) => count / agreed
  const most = ({ count = 0, agreed = 0 }: YearFigure) => (count + loss) / agreed
  if (least(now) > most(before)) return 'up'
  return most(now) < least(before) ? 'down' : 'same'
}
