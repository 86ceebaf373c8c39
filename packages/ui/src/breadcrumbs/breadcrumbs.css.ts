import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.xs,
    fontSize: vars.size.caption,
    lineHeight: vars.leading.snug,
  }),
)

const wide = `not all and ${from.medium}`

export const above = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    // The last but one entry is the parent page.
    '@media': {
      [wide]: {
        selectors: { '&:not(:nth-last-child(2))': { display: 'none' }, '&': { flexDirection: 'row-reverse' } },
      },
    },
  }),
)
export const link = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.target.normal,
    color: color.inkBrand,
    textUnderlineOffset: '0.22em',
  }),
)
export const separator = style(
  component({ display: 'flex', color: color.inkMuted, '@media': { [wide]: { rotate: '180deg' } } }),
)
export const current = style(component({ color: color.inkMuted, '@media': { [wide]: { display: 'none' } } }))
