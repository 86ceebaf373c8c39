import { style } from '@vanilla-extract/css'
import { from, lowWindow, shortWindow } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const root = style(
  component({
    position: 'fixed',
    // Above the bottom navigation of a phone.
    insetBlockEnd: '5.25rem',
    insetInlineEnd: vars.space.md,
    zIndex: vars.layer.sticky,
    borderRadius: vars.radius.round,
    boxShadow: vars.shadow.raised,
    '@media': {
      [shortWindow]: { insetBlockEnd: '3.875rem' },
      [from.wide]: { insetBlockEnd: vars.space.lg, insetInlineEnd: vars.space.lg },
      [lowWindow]: { display: 'none' },
    },
  }),
)
