import { style, styleVariants } from '@vanilla-extract/css'
import { deferredLayout } from '../layout/deferred-layout.ts'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ paddingBlock: space.section }))

export const tone = styleVariants({
  plain: {},
  sand: component({ backgroundColor: color.sunken }),
  tint: component({ backgroundColor: color.tint }),
})

export const belowFold = style(deferredLayout('38rem', '38rem'))

export const body = style(
  component({ display: 'flex', flexDirection: 'column', gap: `clamp(1rem, 0.4rem + 2.5vw, 2.5rem)` }),
)

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.sm}`,
    '@media': { [from.medium]: { flexWrap: 'nowrap', gap: space.xl } },
  }),
)

export const title = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xs, flex: '1 1 11rem', maxInlineSize: '44rem' }),
)

export const action = style(component({ '@media': { [from.medium]: { flexShrink: 0 } } }))
