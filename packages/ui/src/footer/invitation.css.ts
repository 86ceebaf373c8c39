import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, radius, space } = vars

export const root = style(
  component({
    display: 'grid',
    gap: space.lg,
    '@media': {
      [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', alignItems: 'center', gap: space.xxxl },
    },
  }),
)

export const words = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.md, maxInlineSize: '36rem' }),
)

/** A light surface, since fields are made for light backgrounds. */
export const form = style(
  component({ backgroundColor: color.surface, color: color.ink, borderRadius: radius.lg, padding: space.lg }),
)
