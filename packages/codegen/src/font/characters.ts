/** The first and last character of a range, as code points. */
type Run = readonly [first: number, last: number]

const ascii: Run = [0x20, 0x7e]

const single = (character: string): Run => {
  const point = character.codePointAt(0) ?? 0
  return [point, point]
}

/**
 * Tabs and line ends have no glyph. But if a text keeps them (`white-space: pre-line`), a browser looks for a font that has them: the
 * caption of a post fetched the whole Latin font.
 */
const lineEnds: Run = [0x09, 0x0d]

/** The characters of Indonesian and English sentences, and the symbols of a hospital's figures. */
const core: readonly Run[] = [lineEnds, ascii, ...Array.from('\u00a0©®°±²³µ·×–—‘’“”•…', single)]

const hexadecimal = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

const written = (runs: readonly Run[]): string =>
  runs.map(([first, last]) => `U+${hexadecimal(first)}${last > first ? `-${hexadecimal(last)}` : ''}`).join(',')

const points = ([first, last]: Run): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The characters of the core font, as CSS writes them in `unicode-range`. */
export const coreRange: string = written(core)

/**
 * A `unicode-range` without the characters of the core font. If the first face is late (`font-display: optional`), Chromium also asks
 * another face that has the character: slow connections fetched both fonts.
 */
export const withoutCore = (range: string): string => {
  const left: Run[] = []
  const known = new Set(core.flatMap(points))
  for (const part of range.split(',')) {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16))
    for (const point of points([first, last])) {
      const before = left.at(-1)
      if (known.has(point)) continue
      if (before?.[1] === point - 1) left[left.length - 1] = [before[0], point]
      else left.push([point, point])
    }
  }
  return written(left)
}

/** The characters of the core font as one string. */
export const coreText: string = String.fromCodePoint(...core.flatMap(points))
