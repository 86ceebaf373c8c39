import { style } from '@vanilla-extract/css'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const calendar = style(
  component({
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: space.xs,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface,
  }),
)
export const head = style(component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }))
export const month = style(component({ fontSize: vars.size.body, fontWeight: vars.weight.bold }))
export const grid = style(component({ inlineSize: '100%', borderCollapse: 'collapse' }))
export const weekday = style(
  component({
    padding: space.xxs,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    color: color.inkMuted,
  }),
)

export const day = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    minInlineSize: '2.25rem',
    blockSize: vars.target.normal,
    border: '2px solid transparent',
    borderRadius: vars.radius.sm,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.tint },
      '&[data-selected]': {
        borderColor: color.brand,
        ...filled(color.brand, color.inkOnBrand),
        fontWeight: vars.weight.bold,
      },
      '&[data-today]:not([data-selected])': { borderColor: color.accent },
      '&:is([data-unavailable], [data-disabled])': {
        color: color.inkMuted,
        textDecoration: 'line-through',
        cursor: 'default',
        backgroundColor: 'transparent',
      },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-focus-visible]': { outline: `3px solid ${color.focusOuter}`, boxShadow: `0 0 0 3px ${color.focusInner}` },
    },
  }),
)
