import { keyframes, style } from '@vanilla-extract/css'
import { from, lowWindow, prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars
const rise = keyframes({ from: { opacity: 0, translate: '0 1rem' } })

export const region = style(
  component({
    position: 'fixed',
    // Clear of the bottom navigation of phones.
    insetBlockEnd: '5.5rem',
    insetInline: space.md,
    zIndex: vars.layer.skip,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xs,
    pointerEvents: 'none',
    '@media': {
      [from.large]: { insetBlockEnd: space.lg, insetInlineStart: 'auto', alignItems: 'flex-end' },
      // In a low window toasts would cover the text, so they are part of the page, as wide as its content.
      [lowWindow]: {
        position: 'static',
        alignItems: 'stretch',
        // Without a toast the box takes no room.
        selectors: { '&:not(:empty)': { paddingBlock: space.xs, paddingInline: vars.space.gutter } },
      },
    },
  }),
)

export const toast = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    maxInlineSize: '26rem',
    padding: `${space.xs} ${space.xs} ${space.xs} ${space.lg}`,
    border: `1px solid ${color.inkOnDeepMuted}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.deep,
    color: color.inkOnDeep,
    boxShadow: vars.shadow.raised,
    pointerEvents: 'auto',
    '@media': { [prefers.motion]: { animation: `${rise} ${vars.motion.calm}` } },
  }),
)
export const text = style(component({ flexGrow: 1, lineHeight: vars.leading.snug }))
