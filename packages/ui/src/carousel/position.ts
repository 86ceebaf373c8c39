/** The measures of a scroll box, named as in the DOM. */
export interface ScrollMeasures {
  scrollLeft: number
  scrollWidth: number
  clientWidth: number
}

/** The position of a carousel: the first slide in view, counted from 0, and whether it is at an end. */
export interface CarouselPosition {
  index: number
  atStart: boolean
  atEnd: boolean
}

/** Scrolling may stop at a fraction of a pixel. */
const tolerance = 2

/**
 * The position of a track of `count` slides of equal width. Everything in view at once counts as
 * both start and end, so neither button is shown.
 */
export const carouselPosition = (
  { scrollLeft, scrollWidth, clientWidth }: ScrollMeasures,
  count: number,
): CarouselPosition => {
  const range = scrollWidth - clientWidth
  const offset = Math.abs(scrollLeft)
  const step = count > 0 ? scrollWidth / count : 0
  return {
    index: step > 0 ? Math.min(count - 1, Math.round(offset / step)) : 0,
    atStart: offset <= tolerance,
    atEnd: offset >= range - tolerance,
  }
}
