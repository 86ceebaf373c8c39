/**
 * Kawung, one of the oldest motifs of Javanese batik: four petals around a point, made by circles
 * that overlap. As lines it is five circles on a square tile: one at each corner, one in the
 * middle, each half a tile in radius, so that neighbours cross in diagonal petals.
 */

/**
 * `background-image` for the motif in lines of one colour on a tile of `tile` pixels. Plain
 * gradients: no picture to fetch, and no exception in the page's Content-Security-Policy.
 * The same value belongs in `background-size`.
 */
export const kawungLines = (colour: string, tile: number, line = 1): string => {
  const radius = tile / 2
  const ring = (at: string) =>
    `radial-gradient(circle at ${at}, transparent ${radius - line}px, ${colour} ${radius - line / 2}px, ${colour} ${radius}px, transparent ${radius + line / 2}px)`
  return ['0 0', '100% 0', '0 100%', '100% 100%', '50% 50%'].map(ring).join(', ')
}

/** One petal on the 48 px grid of the mark, pointing to the upper right from the middle. */
export const petal = 'M25.5 22.5C24.5 14 30 6.5 42.5 5.5 41.5 18 34 23.5 25.5 22.5Z'
