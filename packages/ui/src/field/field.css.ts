import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ display: 'flex', flexDirection: 'column', gap: space.xxs, minInlineSize: 0 }))

export const label = style(
  component({ fontWeight: vars.weight.semibold, fontSize: vars.size.caption, lineHeight: '1.5' }),
)

export const optional = style(component({ fontWeight: vars.weight.regular, color: color.inkMuted }))

export const hint = style(component({ color: color.inkMuted, fontSize: vars.size.caption, lineHeight: '1.5' }))

export const error = style(
  component({
    display: 'flex',
    gap: space.xs,
    color: color.inkDanger,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    lineHeight: '1.5',
  }),
)

export const control = style(
  component({
    inlineSize: '100%',
    minBlockSize: '3rem',
    padding: `0.5rem ${space.md}`,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.sm,
    backgroundColor: color.surface,
    color: color.ink,
    // 16 px keeps phones from zooming in on focus.
    fontSize: vars.size.body,
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: color.inkMuted, opacity: 1 },
      '&:hover': { borderColor: color.ink },
      '&[aria-invalid]': { borderColor: color.inkDanger, borderWidth: '2px' },
      'textarea&': { display: 'block', resize: 'vertical', lineHeight: vars.leading.normal },
    },
  }),
)

/** As wide as its expected content, so that the width is a hint. */
export const short = style(
  component({ maxInlineSize: '11rem', letterSpacing: '0.2em', fontVariantNumeric: 'tabular-nums' }),
)
export const digits = style(
  component({ maxInlineSize: '17rem', letterSpacing: '0.06em', fontVariantNumeric: 'tabular-nums' }),
)

export const withButton = style(component({ display: 'flex', gap: space.xs }))

export const parts = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.sm }))
export const part = style(component({ inlineSize: '4.75rem' }))
export const partYear = style(component({ inlineSize: '6.25rem' }))
