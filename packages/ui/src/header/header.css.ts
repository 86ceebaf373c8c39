import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { from, lowWindow, prefers, shortWindow } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { component, globalIn } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/** The media query of the wide header, for script. */
export const wide = from.wide

/** After this many pixels of scroll the header becomes sticky, until the top is reached again. Later on mobile. */
export const stickyAfter = { wide: 150, mobile: 200 } as const

const slideIn = keyframes({ from: { translate: '0 -100%' } })

/** In normal position until script marks the page as scrolled; then it slides in, without a layout shift. */
export const root = style(
  component({
    position: 'relative',
    zIndex: vars.layer.sticky,
    backgroundColor: color.surface,
    borderBlockEnd: `1px solid ${color.hairline}`,
    selectors: { '&[data-stuck]': { position: 'sticky', insetBlockStart: 0, boxShadow: vars.shadow.card } },
    '@media': {
      [prefers.motion]: { selectors: { '&[data-stuck]': { animation: `${slideIn} ${vars.motion.calm}` } } },
      // The top bar does not stick, unless it contains focus.
      [from.wide]: {
        selectors: { '&[data-stuck]:not(:has([data-top-bar] :focus-visible))': { insetBlockStart: '-2.75rem' } },
      },
      [lowWindow]: {
        selectors: {
          '&[data-stuck], &[data-stuck]:not(:has([data-top-bar] :focus-visible))': {
            position: 'relative',
            insetBlockStart: 0,
            animation: 'none',
          },
        },
      },
    },
  }),
)

export const bar = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '4rem',
    '@media': { [shortWindow]: { minBlockSize: '3rem' }, [from.wide]: { minBlockSize: '5rem', gap: space.sm } },
  }),
)

export const brand = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: vars.target.normal,
    minInlineSize: 0,
    marginInlineEnd: 'auto',
    color: color.inkBrand,
    fontSize: vars.size.body,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.02em',
    lineHeight: vars.leading.tight,
    textDecoration: 'none',
    '@media': { [from.small]: { gap: space.xs, fontSize: vars.size.h4 } },
  }),
)

export const logo = style(component({ maxBlockSize: '3rem', inlineSize: 'auto' }))

export const desktop = style(component({ display: 'none', '@media': { [from.wide]: { display: 'block' } } }))
export const phone = style(component({ display: 'flex', '@media': { [from.wide]: { display: 'none' } } }))

/** The emergency links, as one red shape. */
export const emergency = style(
  component({
    display: 'flex',
    flexShrink: 0,
    // Forced colours show the edge of the search beside it, so the two need a gap.
    '@media': { [prefers.forcedColours]: { marginInlineStart: space.xxs } },
  }),
)

export const call = style(
  component({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.target.normal,
    minBlockSize: vars.target.normal,
    paddingInline: space.xs,
    ...filled(color.emergency, color.inkOnEmergency),
    fontWeight: vars.weight.bold,
    textDecoration: 'none',
    selectors: {
      '&:first-child': { borderStartStartRadius: vars.radius.round, borderEndStartRadius: vars.radius.round },
      '&:last-child': { borderStartEndRadius: vars.radius.round, borderEndEndRadius: vars.radius.round },
      '& + &': { borderInlineStart: `1px solid ${color.inkOnEmergency}` },
    },
    '@media': { [from.wide]: { borderRadius: vars.radius.round } },
  }),
)

/** A number that is longer than a code such as 119 leaves no room for the brand on a phone, so it is hidden. */
export const longNumber = style(component({ display: 'none', '@media': { [from.small]: { display: 'inline' } } }))

/** An icon replaces the hidden number. */
globalStyle(`${longNumber} + svg`, globalIn('components', { '@media': { [from.small]: { display: 'none' } } }))

/** In a wide window the line above the header has the emergency units. */
export const unit = style([call, component({ '@media': { [from.wide]: { display: 'none' } } })])
