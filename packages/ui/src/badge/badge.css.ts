import { style } from '@vanilla-extract/css'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const root = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.5rem',
    blockSize: '1.5rem',
    paddingInline: '0.4rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.round,
    ...filled(vars.color.brand, vars.color.inkOnBrand),
    fontSize: '0.8125rem',
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
  }),
)
