/** What a scroll box tells about itself, as in the DOM. */
export interface ScrollMeasures {
  scrollLeft: number
  scrollWidth: number
  clientWidth: number
}

/** Where a carousel stands: the first slide in view, counted from 0, and whether it can go on. */
export interface CarouselPosition {
  index: number
  atStart: boolean
  atEnd: boolean
}

/** Scrolling rests on fractions of a pixel. */
const tolerance = 2

/**
 * The position of a track of `count` slides of equal width. Everything in view at once counts as
 * both start and end, so neither button is offered.
 */
export function carouselPosition({ scrollLeft, scrollWidth, clientWidth }: ScrollMeasures, count: number): CarouselPosition {
  const range = scrollWidth - clientWidth
  const offset = Math.abs(scrollLeft)
  const step = count > 0 ? scrollWidth / count : 0
  return {
    index: step > 0 ? Math.min(count - 1, Math.round(offset / step)) : 0,
    atStart: offset <= tolerance,
    atEnd: offset >= range - tolerance,
  }
}
