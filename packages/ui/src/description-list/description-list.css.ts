import { style } from '@vanilla-extract/css'
import { from, onPhone } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ display: 'flex', flexDirection: 'column' }))
export const pair = style(
  component({
    display: 'grid',
    gap: `${space.xxs} ${space.lg}`,
    paddingBlock: space.sm,
    borderBlockEnd: `1px solid ${color.hairline}`,
    overflowWrap: 'anywhere',
    '@media': { [from.small]: { gridTemplateColumns: 'minmax(9rem, 1fr) 2fr' } },
  }),
)
export const compact = style(
  component({
    gridTemplateColumns: 'minmax(6rem, 1fr) 2fr',
    paddingBlock: space.xs,
    '@media': { [onPhone]: { columnGap: space.sm } },
  }),
)
export const term = style(component({ color: color.inkMuted }))
