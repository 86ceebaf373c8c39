import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    '@media': { [from.medium]: { flexDirection: 'row', gap: space.md } },
  }),
)

export const step = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    flex: '1 1 0',
    minInlineSize: 0,
    paddingBlock: space.xs,
    '@media': { [from.medium]: { borderBlockStart: `4px solid ${color.hairline}`, paddingBlockStart: space.sm } },
  }),
)

export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    marginBlockStart: '0.25rem',
    border: '2px solid currentColor',
    borderRadius: vars.radius.round,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const state = styleVariants({
  done: component({ color: color.inkBrand, '@media': { [from.medium]: { borderBlockStartColor: color.brand } } }),
  current: component({ color: color.inkBrand, fontWeight: vars.weight.bold, '@media': { [from.medium]: { borderBlockStartColor: color.accent } } }),
  open: component({ color: color.ink }),
  locked: component({ color: color.inkMuted }),
})

export const words = style(
  component({ display: 'flex', flexDirection: 'column', justifyContent: 'center', minBlockSize: vars.target.normal, minInlineSize: 0, lineHeight: vars.leading.snug }),
)
export const link = style(component({ display: 'flex', alignItems: 'center', minBlockSize: vars.target.normal, color: 'inherit', textUnderlineOffset: '0.2em' }))
export const reason = style(component({ fontSize: vars.size.caption }))
