/** An SVG fragment. */
export type Svg = string

/** SVG attributes; undefined ones are left out. */
const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

type Style = Readonly<Record<string, string | number | undefined>>

/** A path. */
export const path = (d: string, fill: string, style: Style = {}): Svg => `<path${attributes({ d, fill, ...style })}/>`

/** A line without filling, its ends round. */
export const line = (d: string, stroke: string, width: number, style: Style = {}): Svg =>
  path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...style })

/** A circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, style: Style = {}): Svg =>
  `<circle${attributes({ cx, cy, r, fill, ...style })}/>`

/** An ellipse. */
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, style: Style = {}): Svg =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill, ...style })}/>`

/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, fill: string, r = 0, style: Style = {}): Svg =>
  `<rect${attributes({ x, y, width, height, rx: r === 0 ? undefined : r, fill, ...style })}/>`

/** Fragments moved, rotated (degrees) and scaled together. */
export const place = (x: number, y: number, scale: number, pieces: Svg, turn = 0): Svg =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale})">${pieces}</g>`

/** A gradient from top left to bottom right. */
export const gradient = (id: string, from: string, to: string): Svg =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** A whole picture. */
export const picture = (width: number, height: number, definitions: Svg, content: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${content}</svg>`

/** Pseudo-random numbers between 0 and 1, the same for the same seed. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) / 0x1000000
  }
}
