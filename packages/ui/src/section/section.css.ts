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
  component({ display: 'flex', flexDirection: 'column', gap: `clamp(1.5rem, 1rem + 1.5vw, 2.5rem)` }),
)

export const head = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.sm,
    '@media': {
      [from.medium]: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between', gap: space.xl },
    },
  }),
)

export const title = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xs, maxInlineSize: '44rem' }),
)

export const action = style(component({ flexShrink: 0 }))
