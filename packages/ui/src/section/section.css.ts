import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'
import { firstViewAttribute } from './first-view.ts'

const { color, space } = vars

export const root = style(component({ paddingBlock: space.section }))

export const tone = styleVariants({
  plain: {},
  sand: component({ backgroundColor: color.sunken }),
  tint: component({ backgroundColor: color.tint }),
})

/** Far below: not laid out until somebody scrolls near it, which halves what a cheap phone does before it shows a long page. */
export const far = style(
  component({ selectors: { [`:root[${firstViewAttribute}] &`]: { contentVisibility: 'auto', containIntrinsicSize: 'auto 38rem' } } }),
)

export const body = style(component({ display: 'flex', flexDirection: 'column', gap: `clamp(1.5rem, 1rem + 1.5vw, 2.5rem)` }))

export const head = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.sm,
    '@media': { [from.medium]: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between', gap: space.xl } },
  }),
)

export const title = style(component({ display: 'flex', flexDirection: 'column', gap: space.xs, maxInlineSize: '44rem' }))

export const action = style(component({ flexShrink: 0 }))
