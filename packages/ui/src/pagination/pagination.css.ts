import { style } from '@vanilla-extract/css'
import { from, prefers } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space.xs }),
)

export const pages = style(
  component({ display: 'none', gap: space.xxs, '@media': { [from.medium]: { display: 'flex' } } }),
)

/** On a phone a sentence replaces the numbers, above the two buttons. */
export const short = style(
  component({
    flexBasis: '100%',
    order: -1,
    textAlign: 'center',
    fontSize: vars.size.caption,
    '@media': { [from.medium]: { display: 'none' } },
  }),
)

export const page = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.target.normal,
    minBlockSize: vars.target.normal,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const link = style(
  component({
    paddingInline: space.xs,
    border: '2px solid transparent',
    borderRadius: vars.radius.round,
    color: color.inkBrand,
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: color.tint },
      '&[aria-current]': { borderColor: color.brand, backgroundColor: color.tint },
    },
    '@media': { [prefers.forcedColours]: { selectors: { '&[aria-current]': filled('Highlight', 'HighlightText') } } },
  }),
)

export const step = style(
  component({
    flexGrow: 1,
    gap: space.xxs,
    paddingInline: space.md,
    borderColor: color.brand,
    '@media': { [from.medium]: { flexGrow: 0, borderColor: 'transparent' } },
  }),
)
export const back = style(component({ flexDirection: 'row-reverse' }))
