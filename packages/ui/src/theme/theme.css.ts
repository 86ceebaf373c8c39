/**
 * Imported by every style file: the tokens, and with them the fonts, the reset and the base styles,
 * so that no component is used without them.
 */
import './fonts.css.ts'
import './base.css.ts'
import './print.css.ts'

export { vars } from './tokens.css.ts'
