import { styleVariants } from '@vanilla-extract/css'
import { prefers } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color } = vars

/** Weight and a bar tell where one is, so that colour need not. Forced colours have no shadows: the entry is filled there. */
const marked = (offset: string) =>
  component({
    selectors: {
      '&[aria-current]': { color: color.inkBrand, fontWeight: vars.weight.bold },
      // A focused entry has the ring of all focused elements.
      '&[aria-current]:not(:focus-visible)': { borderRadius: 0, boxShadow: `inset ${offset} 0 ${color.accent}` },
    },
    '@media': { [prefers.forcedColours]: { selectors: { '&[aria-current]': filled('Highlight', 'HighlightText') } } },
  })

/** The mark of a menu's entry that leads to the page, or to one above it, by where its bar is. */
export const currentMark = styleVariants({
  below: marked('0 -3px'),
  above: marked('0 3px'),
  before: marked('4px 0'),
})

/** The same within text on a dark ground. */
export const currentText = styleVariants({
  onDeep: component({
    selectors: {
      '&[aria-current]': {
        color: color.inkOnDeep,
        fontWeight: vars.weight.bold,
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
      },
    },
  }),
})
