import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/**
 * The browser shows the panel above everything, so that a card with clipped overflow does not cut it: at its button, on the side with more
 * room. A browser that cannot place it there shows it in the middle of the window.
 */
export const panel = style(
  component({
    minInlineSize: '14rem',
    maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
    padding: space.xs,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface,
    color: color.ink,
    boxShadow: vars.shadow.raised,
    '@supports': {
      '(position-area: block-end)': {
        inset: 'auto',
        margin: 0,
        marginBlock: space.xxs,
        positionArea: 'block-end span-inline-start',
        positionTryFallbacks: 'flip-block',
      },
    },
  }),
)

export const action = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    inlineSize: '100%',
    minBlockSize: vars.target.large,
    padding: `${space.xxs} ${space.sm}`,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: color.ink,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: { '&:hover': { backgroundColor: color.tint, color: color.inkBrand } },
  }),
)
