import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { clampedLines } from '../theme/clamped-lines.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const columns = style(
  component({
    display: 'grid',
    gap: space.sm,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.xl } },
  }),
)

export const doctor = style(component({ display: 'flex', flexDirection: 'column', gap: space.sm, minInlineSize: 0 }))

/** Above the link that covers the card. */
const raised = { position: 'relative', zIndex: vars.layer.raised } as const

export const booking = style(component({ ...raised, maxInlineSize: '26rem' }))

/**
 * From a tablet's width, and on paper, the hours are visible even if their details are closed. A browser without support shows them folded,
 * as a phone does.
 */
const unfolded = (rule: object) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [from.medium]: rule, print: rule } } },
})

export const fold = style(
  component({
    ...raised,
    minInlineSize: 0,
    ...unfolded({ selectors: { '&::details-content': { contentVisibility: 'visible' } } }),
  }),
)

export const foldLine = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    minBlockSize: vars.target.normal,
    color: color.inkBrand,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    ...unfolded({ display: 'none' }),
  }),
)

/** Two lines are enough for the days of most weeks; the folded part has all of them. */
export const days = style([clampedLines(2), component({ minInlineSize: 0, lineHeight: vars.leading.snug })])

export { chevron } from '../icon/fold-chevron.css.ts'

/** The hospital's numbers; on paper, without their hours. */
export const contacts = style({})

export const folded = style(component({ display: 'flex', flexDirection: 'column', gap: space.md }))

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
