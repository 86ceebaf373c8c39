/**
 * What every style file imports: the tokens, and with them the fonts, the reset and the base styles.
 * So no component can reach a page without the ground it stands on.
 */
import './fonts.css.ts'
import './base.css.ts'
import './print.css.ts'

export { vars } from './tokens.css.ts'
