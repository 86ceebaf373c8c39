/** Visiting hours on a day, `HH:mm` with or without seconds. */
export interface VisitingSpan {
  readonly from: string
  readonly to: string
}

/** Cuts a time to the length of `HH:mm`. */
const minutes = (time: string) => time.slice(0, 'HH:mm'.length)

/** Whether visits are possible at a time of day, `HH:mm` in Jakarta. Hours whose end is before their begin last over midnight. */
export const isVisiting = (spans: readonly VisitingSpan[], time: string): boolean =>
  spans.some(({ from, to }) => {
    const [start, end] = [minutes(from), minutes(to)]
    return start <= end ? start <= time && time < end : start <= time || time < end
  })
