import { globalFontFace } from '@vanilla-extract/css'

globalFontFace('Plus Jakarta Sans Variable', {
  src: "url('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2') format('woff2')",
  fontDisplay: 'swap',
  fontStyle: 'normal',
  fontWeight: '200 800',
})

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
