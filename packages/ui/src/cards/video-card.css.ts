import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const stage = style(
  component({ position: 'relative', display: 'block', aspectRatio: '16 / 9', backgroundColor: vars.color.deep }),
)

export const start = style(
  component({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    // The card clips its overflow, so the ring is drawn inside.
    selectors: {
      '&:focus-visible': {
        outlineOffset: '-6px',
        boxShadow: `inset 0 0 0 3px ${vars.color.focusInner}`,
        borderRadius: vars.radius.lg,
      },
    },
  }),
)

export const badge = style(
  component({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4rem',
    blockSize: '4rem',
    translate: '-50% -50%',
    border: `2px solid ${vars.color.inkOnDeep}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.deep,
    color: vars.color.inkOnDeep,
    transition: `scale ${vars.motion.quick}`,
    selectors: { [`${start}:hover &`]: { scale: '1.08' } },
  }),
)

export const frame = style(component({ inlineSize: '100%', blockSize: '100%', border: 0 }))
