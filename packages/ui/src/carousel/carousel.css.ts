import { style, styleVariants } from '@vanilla-extract/css'
import { from, prefers, touchPhone } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const root = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minInlineSize: 0 }))

export const track = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    gap: vars.space.lg,
    // Room for lifted cards and focus rings, which the scroll box would clip.
    padding: '0.75rem',
    marginInline: '-0.75rem',
    marginBlock: '-0.75rem',
    scrollPaddingInline: '0.75rem',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    '@media': { [prefers.motion]: { scrollBehavior: 'smooth' } },
  }),
)

export const slide = style(component({ scrollSnapAlign: 'start', minInlineSize: 0 }))

const widths = (phone: string, smallTablet: string, tablet: string, desktop: string) =>
  component({
    gridAutoColumns: phone,
    '@media': {
      [from.small]: { gridAutoColumns: smallTablet },
      [from.medium]: { gridAutoColumns: tablet },
      [from.large]: { gridAutoColumns: desktop },
    },
  })

/** How many slides fit side by side; on phones the next one is partly visible. */
const share = (count: number) => `calc((100% - ${count - 1} * ${vars.space.lg}) / ${count})`

export const items = styleVariants({
  one: component({ gridAutoColumns: '100%' }),
  three: widths('86%', share(2), share(2), share(3)),
  four: widths('72%', share(2), share(3), share(4)),
  small: widths('52%', share(3), share(3), share(4)),
})

export const controls = style(component({ display: 'flex', alignItems: 'center', gap: vars.space.xs }))

/** On a touch phone the buttons would only make the page longer: a thumb swipes, and the next slide is partly visible. */
export const below = style(component({ '@media': { [touchPhone]: { display: 'none' } } }))

/** Over the lower start corner of the slides, which leave it free. */
export const rootOver = style(component({ position: 'relative', gap: 0 }))
export const over = style(
  component({
    position: 'absolute',
    insetBlockEnd: vars.space.lg,
    insetInlineStart: vars.space.lg,
    paddingInlineEnd: vars.space.md,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.deep,
    color: vars.color.inkOnDeep,
    '@media': { [from.large]: { insetBlockEnd: vars.space.xl, insetInlineStart: vars.space.xxl } },
  }),
)

export const status = style(
  component({
    fontSize: vars.size.caption,
    fontVariantNumeric: 'tabular-nums',
    order: 1,
    paddingInlineStart: vars.space.xs,
  }),
)

export const atEnd = style(component({ opacity: 0.4 }))
