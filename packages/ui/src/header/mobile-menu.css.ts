import { style } from '@vanilla-extract/css'
import { markCurrent } from '../link/current-mark.ts'
import { lowWindow } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: vars.target.normal,
    minInlineSize: vars.target.normal,
    paddingInline: space.xs,
    borderRadius: vars.radius.round,
    color: color.inkBrand,
    fontWeight: vars.weight.semibold,
    // The bar at the bottom has the word too, but not the emergency numbers.
    '@media': { '(max-width: 399.98px)': { fontSize: 0 } },
    selectors: { 'details[open] > &': { backgroundColor: color.tint } },
  }),
)

/** A notice above the header pushes the end of the menu under the bottom navigation of phones; this padding lets it scroll out. */
const underBar = '5rem'

export const panel = style(
  component({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    maxBlockSize: 'calc(100dvh - 8.25rem)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    padding: `${space.md} ${vars.space.gutter} ${underBar}`,
    scrollPaddingBlockEnd: underBar,
    borderBlock: `1px solid ${color.hairline}`,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.raised,
    '@media': { [lowWindow]: { maxBlockSize: 'none' } },
  }),
)

export const row = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    inlineSize: '100%',
    minBlockSize: '3.25rem',
    padding: `${space.xxs} 0`,
    border: 0,
    borderBlockEnd: `1px solid ${color.hairline}`,
    backgroundColor: 'transparent',
    color: color.ink,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: { '&[aria-current]': { paddingInlineStart: space.sm } },
  }),
)

markCurrent(row, 'before')

export const label = style(component({ flexGrow: 1 }))
export const subList = style(component({ paddingInlineStart: space.md, borderBlockEnd: `1px solid ${color.hairline}` }))
export const sub = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: '3rem',
    paddingInline: 0,
    color: color.ink,
    textDecoration: 'none',
    lineHeight: vars.leading.snug,
    selectors: { '&[aria-current]': { paddingInlineStart: space.sm } },
  }),
)

markCurrent(sub, 'before')
export const extras = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.sm, paddingBlockStart: space.lg }),
)

/** The login links, one below the other. */
export const logins = style(component({ display: 'flex', flexDirection: 'column', gap: space.sm }))

/** The emergency calls, side by side if there is room. */
export const calls = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.xs }))

/** One call. */
export const call = style(
  component({
    flexGrow: 1,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: vars.target.large,
    padding: `${space.xxs} ${space.md}`,
    border: 0,
    borderRadius: vars.radius.round,
    ...filled(color.emergency, color.inkOnEmergency),
    fontWeight: vars.weight.bold,
    selectors: { '&:focus-visible': { borderRadius: vars.radius.round } },
  }),
)
