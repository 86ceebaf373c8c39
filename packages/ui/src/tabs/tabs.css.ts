import { style } from '@vanilla-extract/css'
import { prefers } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ borderBlockEnd: `1px solid ${color.edge}` }))
export const list = style(component({ display: 'flex', flexWrap: 'wrap', columnGap: space.xs }))

export const tab = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.target.large,
    paddingInline: space.md,
    borderBlockEnd: '4px solid transparent',
    color: color.inkMuted,
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: color.tint },
      '&[aria-current]': { borderBlockEndColor: color.accent, color: color.inkBrand },
    },
    '@media': { [prefers.forcedColours]: { selectors: { '&[aria-current]': filled('Highlight', 'HighlightText') } } },
  }),
)
