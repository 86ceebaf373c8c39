import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/** Aligns the selects of a line, however many lines are above each. */
export const columns = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    alignItems: 'end',
    gap: space.md,
  }),
)

export const counts = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.sm, margin: 0 }))

export const count = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: space.xxs,
    minInlineSize: '8rem',
    padding: space.md,
    border: `1px solid ${color.hairline}`,
    borderInlineStart: '0.25rem solid currentColor',
    borderRadius: vars.radius.sm,
    backgroundColor: color.surface,
  }),
)

export const tone = styleVariants({
  info: component({ color: color.inkMuted }),
  good: component({ color: color.inkBrand }),
  warning: component({ color: color.inkAccent }),
  danger: component({ color: color.inkDanger }),
})

export const label = style(component({ display: 'flex', alignItems: 'center', gap: space.xs }))

export const number = style(
  component({
    margin: 0,
    color: color.ink,
    fontSize: vars.size.h3,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const outcome = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'end',
    gap: space.xs,
    minInlineSize: 0,
    '@media': { [from.medium]: { alignItems: 'start', minInlineSize: '16rem' } },
  }),
)

export const problems = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    margin: 0,
    paddingInlineStart: '1.25em',
    listStyle: 'disc',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
)

export const typed = style(component({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' }))
