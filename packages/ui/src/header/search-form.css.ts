import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const root = style(
  component({
    display: 'flex',
    alignItems: 'center',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.surface,
  }),
)

export const input = style(
  component({
    flexGrow: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.target.normal,
    paddingInlineStart: vars.space.md,
    border: 0,
    borderRadius: vars.radius.round,
    backgroundColor: 'transparent',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
      '&:focus-visible': { borderRadius: vars.radius.round },
    },
  }),
)
