import { style } from '@vanilla-extract/css'
import { markCurrent } from '../link/current-mark.ts'
import { clampedLines } from '../theme/clamped-lines.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const list = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }),
)

/** A label and its sub-menu. */
export const subMenu = style(component({ position: 'relative' }))

export const entry = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: vars.target.normal,
    paddingInline: space.sm,
    borderRadius: vars.radius.sm,
    color: color.ink,
    fontSize: '0.9375rem',
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    // The English menu fits into a line from 1200 px on.
    '@media': { '(max-width: 1319.98px)': { paddingInline: space.xxs } },
    selectors: {
      '&:hover': { backgroundColor: color.tint },
      'details[open] > &': { backgroundColor: color.tint },
    },
  }),
)

markCurrent(entry, 'below')

/** A person's or a company's name, clamped to two lines so that a long one leaves room for the menu. */
export const name = style([
  clampedLines(2),
  component({
    maxInlineSize: 'clamp(5rem, 30vw - 20rem, 12rem)',
    lineHeight: vars.leading.snug,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
])

export { chevron } from '../icon/fold-chevron.css.ts'

export const panel = style(
  component({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 0.5rem)',
    insetInlineStart: 0,
    minInlineSize: '17rem',
    maxInlineSize: '24rem',
    maxBlockSize: 'min(70dvh, 32rem)',
    overflow: 'auto',
    padding: space.xs,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.raised,
  }),
)

export const panelEnd = style(component({ insetInlineStart: 'auto', insetInlineEnd: 0 }))

export const sub = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.target.normal,
    padding: `${space.xxs} ${space.sm}`,
    borderRadius: vars.radius.sm,
    color: color.ink,
    fontSize: '0.9375rem',
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    selectors: { '&:hover': { backgroundColor: color.tint, color: color.inkBrand } },
  }),
)

markCurrent(sub, 'before')

/** The name of a group of links that has no page itself. */
export const groupName = style(
  component({
    color: color.inkMuted,
    fontWeight: vars.weight.semibold,
    selectors: { '&:hover': { backgroundColor: 'transparent', color: color.inkMuted } },
  }),
)

/** The links of a group, indented. */
export const nested = style(component({ paddingInlineStart: space.md }))

/** A button among links. */
export const action = style(
  component({ inlineSize: '100%', border: 0, backgroundColor: 'transparent', textAlign: 'start' }),
)
