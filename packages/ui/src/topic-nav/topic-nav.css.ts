import { style } from '@vanilla-extract/css'
import { onPhone } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/** On a phone a row that scrolls sideways to the edges of the window, so that the list begins on the first screen. */
export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    '@media': {
      [onPhone]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        // Keeps the focus rings of the topics from being cut off.
        paddingBlock: '0.25rem',
        paddingInline: space.gutter,
        marginInline: `calc(-1 * ${space.gutter})`,
        scrollPaddingInline: space.gutter,
        scrollbarWidth: 'none',
      },
    },
  }),
)

/** As wide as its words, but not wider than the row. */
export const item = style(component({ flex: 'none', maxInlineSize: '100%' }))

export const topic = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target.normal,
    paddingInline: space.md,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.round,
    backgroundColor: color.surface,
    color: color.inkBrand,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&[aria-current]': {
        borderColor: color.brand,
        backgroundColor: color.tint,
        boxShadow: `inset 0 0 0 1px ${color.brand}`,
      },
    },
  }),
)
