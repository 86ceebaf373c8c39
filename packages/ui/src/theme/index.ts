/**
 * Tokens, themes, fonts, reset, base and print styles. Every component imports them; a page
 * without components imports this module for them.
 */
import './theme.css.ts'

export { breakpoints, containerWidth, from, prefers } from './breakpoints.ts'
export { layerOrder, layers } from './layers.ts'
export type { LayerName } from './layers.ts'
export type { Palette, ThemeName } from './palette.ts'
export { sprinkles } from './sprinkles.ts'
export type { Sprinkles } from './sprinkles.ts'
export { vars } from './theme.css.ts'
