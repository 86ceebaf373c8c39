/** A figure in one year: how many of the examined employees it counts; undefined where it is withheld. */
export interface YearFigure {
  readonly year: number
  readonly count: number | undefined
  readonly examined: number | undefined
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
  if (now?.count === undefined || before?.count === undefined || !now.examined || !before.examined) return 'unknown'
  const least = ({ count = 0, examined = 0 }: YearFigure) => count / (examined + loss)
  const most = ({ count = 0, examined = 0 }: YearFigure) => (count + loss) / examined
  if (least(now) > most(before)) return 'up'
  return most(now) < least(before) ? 'down' : 'same'
}
