import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const root = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    color: vars.color.inkMuted,
    fontSize: vars.size.caption,
    lineHeight: '1.5',
    // Keeps a time zone or a degree from standing alone in the last line.
    textWrap: 'pretty',
  }),
)
export const icon = style(
  component({ display: 'flex', blockSize: '1.5em', alignItems: 'center', color: vars.color.inkBrand }),
)
