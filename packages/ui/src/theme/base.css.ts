import { globalStyle } from '@vanilla-extract/css'
import { lowWindow, prefers, shortWindow } from './breakpoints.ts'
import { globalIn } from './layered.ts'
import { vars } from './tokens.css.ts'

globalStyle('*, ::before, ::after', globalIn('reset', { boxSizing: 'border-box' }))
globalStyle(
  'body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset',
  globalIn('reset', { margin: 0, padding: 0 }),
)
globalStyle('fieldset', globalIn('reset', { border: 0, minInlineSize: 0 }))
globalStyle('ul, ol', globalIn('reset', { listStyle: 'none' }))
globalStyle('img, svg, iframe', globalIn('reset', { display: 'block', maxInlineSize: '100%' }))
globalStyle('img', globalIn('reset', { blockSize: 'auto' }))
globalStyle(
  'button, input, select, textarea',
  globalIn('reset', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }),
)
globalStyle('button, summary', globalIn('reset', { cursor: 'pointer' }))
globalStyle('summary', globalIn('reset', { listStyle: 'none' }))
globalStyle('summary::-webkit-details-marker', globalIn('reset', { display: 'none' }))

globalStyle(
  'html',
  globalIn('base', {
    fontFamily: vars.font.body,
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    // A heading that is the target of a link, or a field that takes focus, stays clear of the sticky header.
    scrollPaddingBlock: '7rem 6rem',
    '@media': {
      [prefers.motion]: { scrollBehavior: 'smooth' },
      [shortWindow]: { scrollPaddingBlock: '5rem 4.5rem' },
      [lowWindow]: { scrollPaddingBlock: '1rem' },
    },
  }),
)
globalStyle(
  'body',
  globalIn('base', {
    backgroundColor: vars.color.canvas,
    color: vars.color.ink,
    fontSize: vars.size.body,
    lineHeight: vars.leading.normal,
    // The font's own word space is narrow for running text.
    wordSpacing: '0.06em',
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
  }),
)
globalStyle('h1, h2, h3, h4', globalIn('base', { textWrap: 'balance' }))
globalStyle('::selection', globalIn('base', { backgroundColor: vars.color.brand, color: vars.color.inkOnBrand }))

// Two rings of opposite lightness: one of them contrasts with any ground. Forced colours drop the
// shadow and leave the outline.
globalStyle(
  ':focus-visible',
  globalIn('base', {
    outline: `3px solid ${vars.color.focusOuter}`,
    outlineOffset: '3px',
    boxShadow: `0 0 0 3px ${vars.color.focusInner}`,
    borderRadius: vars.radius.sm,
  }),
)

globalStyle('*, ::before, ::after', {
  '@layer': {
    overrides: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // No transition at all, rather than a short one: with a transition a hidden element could not take focus until it ended.
          transitionProperty: 'none !important',
        },
      },
    },
  },
})
