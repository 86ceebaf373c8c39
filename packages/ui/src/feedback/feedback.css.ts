import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/** A section that is empty or failed. */
export const panel = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.sm,
    padding: `${space.xxl} ${space.lg}`,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.lg,
    textAlign: 'center',
  }),
)

/** Keeps text readable on the motif. */
export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: '34rem',
    padding: `${space.md} ${space.lg}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface,
    textWrap: 'balance',
  }),
)

export const errorPage = style(
  component({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '32rem',
    padding: `${vars.space.section} ${space.gutter}`,
  }),
)

export const sheet = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.md,
    inlineSize: '100%',
    maxInlineSize: '38rem',
    padding: `${space.xxl} ${space.lg}`,
    borderRadius: vars.radius.xl,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.card,
    textAlign: 'center',
  }),
)

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.sm,
    paddingBlockStart: space.xs,
  }),
)

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } })

export const skeleton = style(
  component({
    borderRadius: vars.radius.sm,
    backgroundColor: color.hairline,
    '@media': {
      [prefers.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` },
      [prefers.forcedColours]: { border: '1px solid GrayText' },
    },
  }),
)

export const skeletonShape = styleVariants({
  line: component({ blockSize: '1em' }),
  lineShort: component({ blockSize: '1em', inlineSize: '60%' }),
  picture: component({ aspectRatio: '16 / 9', borderRadius: vars.radius.md }),
  button: component({
    blockSize: vars.target.normal,
    inlineSize: '14rem',
    maxInlineSize: '100%',
    borderRadius: vars.radius.round,
  }),
})

export const skeletonCard = style(component({ display: 'flex', flexDirection: 'column', gap: space.sm }))

export const refreshable = style(component({ position: 'relative' }))

/** In the gap above the content, so that the content does not move. */
export const refreshing = style(
  component({
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: 0,
    margin: 0,
    marginBlockEnd: space.xxs,
    color: color.inkMuted,
    fontSize: vars.size.caption,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  }),
)

export const loading = style(component({ display: 'grid', placeItems: 'center', gap: space.sm, padding: space.xxl }))
