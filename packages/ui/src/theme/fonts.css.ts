import { globalFontFace } from '@vanilla-extract/css'
import { coreRange, latinRange } from './generated/font-ranges.ts'
import { standIns } from './scales.ts'

// No character is in both faces: the whole Latin font is loaded only if a page shows a letter such as é, and never because the other face
// is late. Both declare the weights of the theme, since faces of different weights are not combined. Optional: the stand-ins below are as
// wide on average, but 2 to 3 % of the lines on a phone have one word more or less with them. A font that comes late would move the text
// while somebody reads it, so it is shown from the next document on, out of the cache.
const face = { fontDisplay: 'optional', fontStyle: 'normal', fontWeight: '400 700' } as const

globalFontFace('Plus Jakarta Sans Variable', [
  {
    ...face,
    src: "url('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2') format('woff2')",
    unicodeRange: latinRange,
  },
  { ...face, src: "url('./generated/plus-jakarta-sans-core.woff2') format('woff2')", unicodeRange: coreRange },
])

/** In 1/1000 em. */
const metrics = { ascent: 1038, descent: 222 }

/** A system font with the metrics of the body font. `size`: the width of the body font relative to it, in percent. */
const asWide = (weights: string, names: readonly string[], size: number) => ({
  src: names.map((name) => `local('${name}')`).join(', '),
  fontWeight: weights,
  sizeAdjust: `${size}%`,
  ascentOverride: `${((metrics.ascent / size) * 10).toFixed(2)}%`,
  descentOverride: `${((metrics.descent / size) * 10).toFixed(2)}%`,
  lineGapOverride: '0%',
})

// The fallback for documents whose body font was too late; they then look nearly the same. Widths are compared over all sentences of the
// site in both languages; bold and regular letters differ in relative width.
globalFontFace(standIns.phones, [
  asWide('400 500', ['Roboto'], 104.8),
  asWide('600 700', ['Roboto Bold', 'Roboto'], 105.9),
])
globalFontFace(standIns.computers, [
  asWide('400 500', ['Arial', 'Liberation Sans'], 103.8),
  asWide('600 700', ['Arial Bold', 'Liberation Sans Bold', 'Arial'], 99.3),
])
globalFontFace(standIns.others, [
  asWide('400 500', ['Open Sans', 'Noto Sans'], 99.2),
  asWide('600 700', ['Open Sans Bold', 'Noto Sans Bold', 'Open Sans'], 94.9),
])
