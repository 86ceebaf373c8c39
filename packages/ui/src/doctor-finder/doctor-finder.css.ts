import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    padding: space.lg,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.xl,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.card,
    '@media': { [from.large]: { padding: space.xl } },
  }),
)

export const fields = style(
  component({
    display: 'grid',
    gap: space.md,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    '@media': {
      [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.large]: { gridTemplateColumns: '1.35fr 1.35fr 0.9fr 1.35fr auto' },
    },
  }),
)

export const submit = style(
  component({ '@media': { [from.small]: { gridColumn: '1 / -1' }, [from.large]: { gridColumn: 'auto' } } }),
)
