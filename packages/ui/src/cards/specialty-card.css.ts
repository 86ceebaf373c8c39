import { style } from '@vanilla-extract/css'
import { from, onPhone } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const row = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xs,
    blockSize: '100%',
    margin: `calc(-1 * ${vars.space.xxs})`,
    textAlign: 'center',
    '@media': {
      // "Obstetrics and Gynaecology" has room at 320 px.
      [onPhone]: { vars: { [vars.size.h4]: '0.9375rem' } },
      [from.small]: {
        flexDirection: 'row',
        gap: vars.space.md,
        minBlockSize: '3.5rem',
        margin: 0,
        textAlign: 'start',
      },
    },
  }),
)

export const picture = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.tint,
    color: vars.color.inkBrand,
    '@media': { [from.small]: { inlineSize: '3.5rem', blockSize: '3.5rem' } },
  }),
)
