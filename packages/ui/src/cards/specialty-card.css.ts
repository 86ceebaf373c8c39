import { style } from '@vanilla-extract/css'
import { from, onPhone } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const row = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space.md, minBlockSize: '3.5rem', blockSize: '100%' }),
)

export const tile = style(
  component({
    flexDirection: 'column',
    justifyContent: 'flex-start',
    gap: vars.space.xs,
    margin: `calc(-1 * ${vars.space.xxs})`,
    textAlign: 'center',
    '@media': {
      // "Obstetrics and Gynaecology" has room at 320 px.
      [onPhone]: { vars: { [vars.size.h4]: '0.9375rem' } },
      [from.small]: { flexDirection: 'row', gap: vars.space.md, margin: 0, textAlign: 'start' },
    },
  }),
)

export const picture = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.tint,
    color: vars.color.inkBrand,
  }),
)

export const tilePicture = style(
  component({
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    '@media': { [from.small]: { inlineSize: '3.5rem', blockSize: '3.5rem' } },
  }),
)
