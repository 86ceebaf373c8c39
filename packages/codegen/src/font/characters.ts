/** First and last character of a run, as code points. */
type Run = readonly [first: number, last: number]

const ascii: Run = [0x20, 0x7e]

const single = (character: string): Run => {
  const point = character.codePointAt(0) ?? 0
  return [point, point]
}

/**
 * Tabs and line ends have no glyph, but where a text keeps them (`white-space: pre-line`), a browser looks for a font that has them: the
 * caption of a post fetched the whole Latin font.
 */
const lineEnds: Run = [0x09, 0x0d]

/** The characters of Indonesian and English sentences, and the symbols of a hospital's figures. */
const core: readonly Run[] = [lineEnds, ascii, ...Array.from('\u00a0©®°±²³µ·×–—‘’“”•…', single)]

const hexadecimal = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

/** The characters of the core font, as CSS writes them in `unicode-range`. */
export const coreRange: string = core
  .map(([first, last]) => `U+${hexadecimal(first)}${last > first ? `-${hexadecimal(last)}` : ''}`)
  .join(',')

/** The same characters as one string. */
export const coreText: string = core
  .map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  )
  .join('')
