import { keyframes, style } from '@vanilla-extract/css'
import { from, prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/** The width from which the header is the wide one, for script. */
export const wide = from.wide

/** Scrolling past this many pixels brings the header back; it stays until the top is reached again. The mobile header waits longer. */
export const stickyAfter = { wide: 150, mobile: 200 } as const

const slideIn = keyframes({ from: { translate: '0 -100%' } })

/** In its place until script says that the page has been scrolled; then it slides in. Nothing below ever moves. */
export const root = style(
  component({
    position: 'relative',
    zIndex: vars.layer.sticky,
    backgroundColor: color.surface,
    borderBlockEnd: `1px solid ${color.hairline}`,
    selectors: { '&[data-stuck]': { position: 'sticky', insetBlockStart: 0, boxShadow: vars.shadow.card } },
    '@media': {
      [prefers.motion]: { selectors: { '&[data-stuck]': { animation: `${slideIn} ${vars.motion.calm}` } } },
      // The line above the bar stays behind, unless the keyboard is in it.
      [from.wide]: { selectors: { '&[data-stuck]:not(:has([data-top-bar] :focus-visible))': { insetBlockStart: '-2.75rem' } } },
    },
  }),
)

export const bar = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '4rem',
    '@media': { [from.wide]: { minBlockSize: '5rem', gap: space.md } },
  }),
)

export const brand = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.target.normal,
    minInlineSize: 0,
    marginInlineEnd: 'auto',
    color: color.inkBrand,
    fontSize: vars.size.body,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.02em',
    lineHeight: vars.leading.tight,
    textDecoration: 'none',
    '@media': { [from.small]: { fontSize: vars.size.h4 } },
  }),
)

export const logo = style(component({ maxBlockSize: '3rem', inlineSize: 'auto' }))

export const desktop = style(component({ display: 'none', '@media': { [from.wide]: { display: 'block' } } }))
export const phone = style(component({ display: 'flex', '@media': { [from.wide]: { display: 'none' } } }))
