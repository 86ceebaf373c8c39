import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'

/** The widths of a card's content on a page, in windows of 320, 360 and 412 px. */
export const cardWidths = [256, 296, 348].map((width) => style(component({ inlineSize: `${width}px` })))
