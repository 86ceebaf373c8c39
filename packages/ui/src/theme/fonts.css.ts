import { globalFontFace } from '@vanilla-extract/css'
import { coreRange, latinRange } from './generated/font-ranges.ts'

// Where two faces hold a character, the one declared last is asked first: the whole Latin font comes only where a
// page shows a letter such as é. Both name the weights of the theme, since faces of other weights would not be joined.
const face = { fontDisplay: 'swap', fontStyle: 'normal', fontWeight: '400 700' } as const

globalFontFace('Plus Jakarta Sans Variable', [
  {
    ...face,
    src: "url('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2') format('woff2')",
    unicodeRange: latinRange,
  },
  { ...face, src: "url('./generated/plus-jakarta-sans-core.woff2') format('woff2')", unicodeRange: coreRange },
])

/**
 * Arial given the measures of Plus Jakarta Sans, so that nothing moves when the web font arrives.
 * The advance is compared over Indonesian and English sentences; the heights are the font's own
 * 1038 and 222 of 1000, divided by that ratio.
 */
globalFontFace('Plus Jakarta Sans Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  sizeAdjust: '105.57%',
  ascentOverride: '98.33%',
  descentOverride: '21.03%',
  lineGapOverride: '0%',
})
