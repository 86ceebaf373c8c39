import { style } from '@vanilla-extract/css'
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

export const line = style(
  component({ display: 'flex', alignItems: 'center', gap: space.sm, minBlockSize: '3.25rem', paddingBlock: space.sm }),
)
export const mark = style(component({ display: 'flex', color: color.inkAccent }))
export const words = style(component({ flexGrow: 1, fontSize: vars.size.caption, lineHeight: '1.5' }))

/** A slim line at the very top: visible on every page without covering it. */
export const demo = style(
  component({
    borderBlockEnd: `1px dashed ${color.inkAccent}`,
    paddingInline: space.md,
    backgroundColor: color.accentSoft,
    color: color.inkAccent,
    fontSize: vars.size.caption,
    textAlign: 'center',
  }),
)

export const demoLabel = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: vars.target.normal,
    fontWeight: vars.weight.semibold,
  }),
)

export const demoText = style(
  component({
    maxInlineSize: '44rem',
    marginInline: 'auto',
    paddingBlockEnd: space.sm,
    lineHeight: '1.5',
    textWrap: 'balance',
    color: color.ink,
  }),
)
