import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    paddingBlock: space.xl,
    '@media': {
      [from.large]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'start', gap: space.xl },
    },
  }),
)

export const side = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    padding: space.md,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.lg,
    backgroundColor: color.surface,
    '@media': { [from.large]: { padding: space.lg } },
  }),
)

export const person = style(component({ display: 'flex', alignItems: 'center', gap: space.md }))
export const words = style(
  component({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' }),
)

export const menu = style(component({ borderBlockStart: `1px solid ${color.hairline}`, paddingBlockStart: space.xs }))

export const entry = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '3.25rem',
    paddingInline: space.sm,
    borderInlineStart: '4px solid transparent',
    borderRadius: vars.radius.sm,
    color: color.ink,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    selectors: {
      'a&:hover': { backgroundColor: color.tint },
      '&[aria-current]': { borderInlineStartColor: color.accent, backgroundColor: color.tint, color: color.inkBrand },
      '&[data-disabled]': { color: color.inkMuted, fontWeight: vars.weight.regular, paddingBlock: space.xs },
    },
  }),
)
export const reason = style(component({ fontSize: vars.size.caption }))
export const content = style(component({ display: 'flex', flexDirection: 'column', gap: space.lg, minInlineSize: 0 }))
