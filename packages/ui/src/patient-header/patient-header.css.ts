import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ display: 'flex', flexDirection: 'column', gap: space.md, minInlineSize: 0 }))

export const titles = style(component({ display: 'flex', flexDirection: 'column', gap: space.xs }))

export const whose = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    padding: space.md,
    borderRadius: vars.radius.lg,
    borderInlineStart: `4px solid ${color.accent}`,
    backgroundColor: color.tint,
    '@media': { [from.medium]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
  }),
)

export const person = style(component({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0 }))

export const words = style(
  component({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' }),
)

export const form = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space.sm,
    '@media': { [from.medium]: { flexBasis: '20rem' }, print: { display: 'none' } },
  }),
)

export const choice = style(component({ flex: '1 1 12rem', minInlineSize: 0 }))
