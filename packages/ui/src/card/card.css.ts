import { style, styleVariants } from '@vanilla-extract/css'
import { deferredLayout } from '../layout/deferred-layout.ts'
import { from, onPhone, prefers } from '../theme/breakpoints.ts'
import { clampedLines } from '../theme/clamped-lines.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space, radius } = vars

export const root = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minInlineSize: 0,
    overflow: 'hidden',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.lg,
    backgroundColor: color.surface,
    color: color.ink,
  }),
)

/** A card that is one large link: lifts on hover and shows the link's focus ring around itself. */
export const pressable = style(
  component({
    transition: `box-shadow ${vars.motion.calm}, border-color ${vars.motion.calm}`,
    selectors: {
      '&:hover': { boxShadow: vars.shadow.raised, borderColor: color.edge },
      '&:has(a[data-stretch]:focus-visible)': {
        outline: `3px solid ${color.focusOuter}`,
        outlineOffset: '3px',
        boxShadow: `0 0 0 3px ${color.focusInner}`,
      },
    },
    '@media': { [prefers.forcedColours]: { borderColor: 'LinkText' } },
  }),
)

/** On a phone the media is beside the body, which has less padding: four cards take the height of two. */
export const beside = style(
  component({ flexDirection: 'row', '@media': { [from.small]: { flexDirection: 'column' } } }),
)

export const body = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: space.xs,
    minInlineSize: 0,
    padding: space.lg,
    '@media': { [onPhone]: { selectors: { [`${beside} > &`]: { padding: space.sm } } } },
  }),
)

/** The beginning of a text. Cards have room for it from a tablet's width. */
export const beginning = style(
  component({
    display: 'none',
    '@media': {
      [from.small]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
    },
  }),
)

export const compact = style(component({ padding: space.md }))

export const belowFold = style(deferredLayout('20rem', '12rem'))

/** The title's link covers the whole card; other controls are raised above it. */
export const stretched = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      [`${pressable}:hover &`]: {
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '0.08em',
      },
    },
  }),
)

export const raised = style(component({ position: 'relative', zIndex: vars.layer.raised }))

/** The card clips the corners. */
export const media = style(
  component({ borderRadius: 0, '@media': { [onPhone]: { selectors: { [`${beside} > &`]: { flex: '0 0 36%' } } } } }),
)

/** Pushes the foot to the lower edge, so that the feet of neighbouring cards align. */
export const foot = style(component({ marginBlockStart: 'auto', paddingBlockStart: space.sm }))

export const eyebrow = style(
  component({
    color: color.inkAccent,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
  }),
)

export const lines = styleVariants({ two: clampedLines(2), three: clampedLines(3), four: clampedLines(4) })

export const tone = styleVariants({
  plain: {},
  sand: component({ backgroundColor: color.sunken, borderColor: 'transparent' }),
  tint: component({ backgroundColor: color.tint, borderColor: 'transparent' }),
})
