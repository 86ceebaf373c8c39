import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const columns = style(
  component({
    display: 'grid',
    gap: space.lg,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.large]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) 18.5rem',
        alignItems: 'center',
        gap: space.xl,
      },
    },
  }),
)

export const person = style(component({ display: 'flex', gap: space.md, alignItems: 'flex-start', minInlineSize: 0 }))
export const photo = style(
  component({ flexShrink: 0, inlineSize: '5.25rem', borderRadius: vars.radius.md, overflow: 'hidden' }),
)
export const names = style(
  component({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.xxs, minInlineSize: 0 }),
)

export const week = style(component({ display: 'flex', flexDirection: 'column', gap: space.xs, minInlineSize: 0 }))
export const lines = style(component({ display: 'flex', flexDirection: 'column' }))
export const line = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.md,
    paddingBlock: space.xxs,
    borderBlockEnd: `1px solid ${color.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
)
export const hours = style(component({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' }))
export const remark = style(component({ flexBasis: '100%', fontSize: vars.size.caption, color: color.inkMuted }))

/** Above the link that covers the card. With two columns it is below both. */
export const actions = style(
  component({
    position: 'relative',
    zIndex: vars.layer.raised,
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    '@media': { [`${from.medium} and (not ${from.large})`]: { gridColumn: '1 / -1', maxInlineSize: '22rem' } },
  }),
)
