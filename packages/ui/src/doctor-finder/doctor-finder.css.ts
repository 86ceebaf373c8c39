import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.sm,
    padding: space.md,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.xl,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.card,
    '@media': { [from.small]: { gap: space.md, padding: space.lg }, [from.large]: { padding: space.xl } },
  }),
)

export const fields = style(
  component({
    display: 'grid',
    gap: space.sm,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    alignItems: 'end',
    '@media': {
      [from.small]: { gap: space.md, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.large]: { gridTemplateColumns: '1.35fr 1.35fr 0.9fr 1.35fr auto' },
    },
  }),
)

/** Choices with long words take whole lines on a phone. */
export const long = style(
  component({
    display: 'grid',
    gap: 'inherit',
    gridColumn: '1 / -1',
    '@media': { [from.small]: { display: 'contents' } },
  }),
)

export const submit = style(component({ gridColumn: '1 / -1', '@media': { [from.large]: { gridColumn: 'auto' } } }))
