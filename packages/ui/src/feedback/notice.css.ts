import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const banner = style(
  component({
    borderBlockEnd: `3px solid ${color.accent}`,
    backgroundColor: color.accentSoft,
    color: color.ink,
  }),
)

export const line = style(component({ display: 'flex', alignItems: 'center', gap: space.sm, minBlockSize: '3.25rem', paddingBlock: space.sm }))
export const mark = style(component({ display: 'flex', color: color.inkAccent }))
export const words = style(component({ flexGrow: 1, fontSize: vars.size.caption, lineHeight: '1.5' }))

/** In the corner of the window, above the bottom navigation of phones: always seen, in nobody's way. */
export const demo = style(
  component({
    position: 'fixed',
    // The other corner belongs to the way back to the top.
    insetInlineStart: space.sm,
    insetBlockEnd: 'calc(5rem + env(safe-area-inset-bottom))',
    zIndex: vars.layer.bottom,
    '@media': { [from.wide]: { insetInlineStart: space.md, insetBlockEnd: space.md } },
  }),
)

export const demoLabel = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.target.normal,
    paddingInline: space.md,
    border: `1px dashed ${color.inkAccent}`,
    borderRadius: vars.radius.round,
    backgroundColor: color.accentSoft,
    color: color.inkAccent,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    selectors: { '&:focus-visible': { borderRadius: vars.radius.round } },
  }),
)

export const demoText = style(
  component({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockEnd: `calc(100% + ${space.xs})`,
    inlineSize: 'min(26rem, calc(100vw - 2rem))',
    border: `1px solid ${color.inkAccent}`,
    padding: `${space.sm} ${space.md}`,
    fontSize: vars.size.caption,
    lineHeight: '1.5',
    color: color.ink,
    backgroundColor: color.accentSoft,
    borderRadius: vars.radius.md,
  }),
)
