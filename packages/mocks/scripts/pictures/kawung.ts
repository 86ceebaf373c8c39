import { circle, path } from './svg.ts'
import type { Svg } from './svg.ts'

const leaf = (size: number, turn: number, colour: string): Svg =>
  path(
    `M0 ${-size * 0.06}C${size * 0.25} ${-size * 0.16} ${size * 0.27} ${-size * 0.5} 0 ${-size * 0.64}C${-size * 0.27} ${-size * 0.5} ${-size * 0.25} ${-size * 0.16} 0 ${-size * 0.06}Z`,
    colour,
    { transform: `rotate(${turn})` },
  )

/**
 * One flower of batik kawung around the origin: four fruits that meet in a point. With `seam`, the colour of their seams, it has seams too.
 */
export const flower = (size: number, colour: string, seam?: string): Svg =>
  [45, 135, 225, 315]
    .map(
      (turn) =>
        leaf(size, turn, colour) +
        (seam === undefined
          ? ''
          : path(`M0 ${-size * 0.2}V${-size * 0.5}`, 'none', {
              stroke: seam,
              'stroke-width': size * 0.035,
              'stroke-linecap': 'round',
              transform: `rotate(${turn})`,
            })),
    )
    .join('') + (seam === undefined ? '' : circle(0, 0, size * 0.045, seam))

/** The batik as a filling named `id`; `size` is the distance from one flower to the next. */
export const batik = (id: string, size: number, colour: string, seam?: string): Svg =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g transform="translate(${size / 2} ${size / 2})">${flower(size, colour, seam)}</g></pattern>`
