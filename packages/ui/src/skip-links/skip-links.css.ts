import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const link = style(
  component({
    position: 'fixed',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: vars.layer.skip,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target.normal,
    paddingInline: vars.space.lg,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontWeight: vars.weight.semibold,
    // Invisible until it has focus; clipped rather than hidden, so that it is focusable.
    selectors: {
      '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', overflow: 'hidden', whiteSpace: 'nowrap' },
    },
  }),
)
