import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { from, lowWindow, prefers } from '../theme/breakpoints.ts'
import { component, globalIn } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

const rise = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } })

export const root = style(
  component({
    position: 'fixed',
    inset: 0,
    inlineSize: 'min(100% - 2rem, 34rem)',
    maxBlockSize: 'min(100dvh - 2rem, 52rem)',
    margin: 'auto',
    padding: 0,
    overflow: 'auto',
    // Keeps the page behind from scrolling; locking it would shift it by the width of its scroll bar.
    overscrollBehavior: 'contain',
    // Keeps a field that takes the focus from being under the buttons.
    scrollPaddingBlockEnd: '6rem',
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.xl,
    backgroundColor: color.surface,
    color: color.ink,
    boxShadow: vars.shadow.overlay,
    selectors: { '&::backdrop': { backgroundColor: color.backdrop } },
    '@media': { [prefers.motion]: { selectors: { '&[open]': { animation: `${rise} ${vars.motion.calm}` } } } },
  }),
)

const drawer = {
  inlineSize: 'min(100% - 2.5rem, 25rem)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  marginBlock: 0,
  border: 0,
}

export const width = styleVariants({
  normal: {},
  narrow: component({ maxInlineSize: '26rem' }),
  broad: component({ inlineSize: 'min(100% - 2rem, 46rem)' }),
  /** A drawer on a phone, most of the window on a desktop. */
  search: component({
    ...drawer,
    marginInline: 'auto 0',
    borderRadius: 0,
    '@media': {
      [from.large]: {
        inlineSize: '70vw',
        blockSize: 'auto',
        maxBlockSize: '80dvh',
        margin: '5dvh auto auto',
        borderRadius: vars.radius.xl,
      },
    },
  }),
  drawerStart: component({
    ...drawer,
    marginInline: '0 auto',
    borderRadius: `0 ${vars.radius.lg} ${vars.radius.lg} 0`,
  }),
  drawerEnd: component({ ...drawer, marginInline: 'auto 0', borderRadius: `${vars.radius.lg} 0 0 ${vars.radius.lg}` }),
})

export const inner = style(component({ display: 'flex', flexDirection: 'column', gap: space.lg, padding: space.lg }))

export const head = style(
  component({ display: 'flex', alignItems: 'center', minBlockSize: vars.target.normal, paddingInlineEnd: space.xxl }),
)

/** The buttons stay in view in a dialog that is longer than the window. */
export const foot = style(
  component({
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.sm,
    marginBlockEnd: `calc(-1 * ${space.lg})`,
    paddingBlock: `${space.sm} ${space.lg}`,
    backgroundColor: color.surface,
    '@media': { [lowWindow]: { position: 'static' } },
  }),
)
/** On a phone the buttons share the line, within reach of either thumb. */
globalStyle(`${foot} > *`, globalIn('components', { flexGrow: 1, '@media': { [from.small]: { flexGrow: 0 } } }))

/** Last in the document, so that focus starts in the content, but visually at the top. */
export const close = style(
  component({ position: 'absolute', insetBlockStart: space.lg, insetInlineEnd: space.md, margin: 0 }),
)
