/** Smallest widths, in pixels, at which the layout changes. */
export const breakpoints = { small: 576, medium: 768, large: 992, wide: 1200 } as const

/** Maximum width of content, in pixels. */
export const containerWidth = 1270

/** Media queries for `@media`, by the name of the breakpoint. Mobile first: each means "from here up". */
export const from = {
  small: `(min-width: ${breakpoints.small}px)`,
  medium: `(min-width: ${breakpoints.medium}px)`,
  large: `(min-width: ${breakpoints.large}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
} as const

/** Media queries of windows in which parts that wider windows show beside the text are above or below it. */
export const below = {
  medium: `(max-width: ${breakpoints.medium - 0.02}px)`,
  large: `(max-width: ${breakpoints.large - 0.02}px)`,
} as const

/** The media query of a phone that is held upright. */
export const onPhone = `(max-width: ${breakpoints.small - 0.02}px)`

/** The media query of a small phone, or of a page at 400 %. */
export const onSmallPhone = '(max-width: 359.98px)'

/** The media query of a phone that is held upright, if it is used by touch. */
export const touchPhone = `${onPhone} and (pointer: coarse)`

/** The media query of a window that is too low for bars over the text: a phone on its side, or a page at 400 %. */
export const lowWindow = '(max-height: 479.98px)'

/**
 * The media query of a window in which a phone's bars would take more than a fifth of the height, unless they were lower: a small phone, or
 * a page at 200 %.
 */
export const shortWindow = '(max-height: 671.98px)'

/** The media query of a window that is taller than phones and notebooks have. */
export const tallWindow = '(min-height: 960px)'

/** Media queries for the user's system preferences. */
export const prefers = {
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColours: '(forced-colors: active)',
  hover: '(hover: hover)',
} as const
