import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ display: 'flex', flexDirection: 'column', gap: space.md }))

export const fields = style(
  component({
    display: 'grid',
    gap: space.md,
    alignItems: 'end',
    padding: space.md,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.lg,
    backgroundColor: color.surface,
    '@media': { [from.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr)', padding: space.lg } },
  }),
)

export const line = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.md, rowGap: space.xs }))
export const status = style(component({ fontWeight: vars.weight.semibold }))
export const active = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.xs }))

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.target.normal,
  paddingInline: space.md,
  borderRadius: vars.radius.round,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
} as const

export const chip = style(
  component({
    ...pill,
    border: `1px solid ${color.brand}`,
    backgroundColor: color.tint,
    color: color.inkBrand,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
)

export const toggle = style(
  component({
    ...pill,
    position: 'relative',
    border: `2px solid ${color.edge}`,
    backgroundColor: color.surface,
    color: color.ink,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:has(:checked)': { borderColor: color.brand, backgroundColor: color.tint, color: color.inkBrand },
      '&:has(:focus-visible)': { outline: `3px solid ${color.focusOuter}`, outlineOffset: '3px', boxShadow: `0 0 0 3px ${color.focusInner}` },
    },
  }),
)

/** Over the whole pill, so that what is pressed and what has focus are the same place. */
export const toggleInput = style(component({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', margin: 0, minBlockSize: vars.target.normal, opacity: 0, cursor: 'inherit' }))

export const tick = style(component({ display: 'none', selectors: { ':checked + &': { display: 'flex' } } }))
