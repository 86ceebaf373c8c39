import { style } from '@vanilla-extract/css'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/** Seven equal columns, at 320 px too. */
export const root = style(
  component({
    inlineSize: '100%',
    maxInlineSize: '30rem',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: space.xxs,
  }),
)
export const weekday = style(
  component({
    padding: 0,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    color: color.inkMuted,
    textAlign: 'center',
  }),
)
export const cell = style(
  component({ padding: 0, verticalAlign: 'bottom', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }),
)

const square = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.target.normal,
  border: '2px solid transparent',
  borderRadius: vars.radius.sm,
} as const

export const free = style(
  component({
    ...square,
    borderColor: color.brand,
    backgroundColor: color.surface,
    color: color.brand,
    fontWeight: vars.weight.bold,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: color.tint },
      '&[aria-current]': { ...filled(color.brand, color.inkOnBrand) },
    },
  }),
)
export const closed = style(component({ ...square, color: color.inkMuted }))

/** A word in a narrow column. */
export const note = style(
  component({ display: 'block', fontSize: '0.75rem', lineHeight: vars.leading.tight, color: color.inkMuted }),
)
