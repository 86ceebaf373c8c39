import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ display: 'grid', gap: space.xxl, paddingBlock: `${space.xl} ${space.section}` }))

export const withAside = style(
  component({
    '@media': {
      [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: vars.space.section, alignItems: 'start' },
    },
  }),
)

export const main = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xl, minInlineSize: 0, maxInlineSize: '46rem' }),
)

export const aside = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xl,
    minInlineSize: 0,
    paddingBlockStart: space.xl,
    borderBlockStart: `1px solid ${color.hairline}`,
    '@media': { [from.large]: { paddingBlockStart: 0, borderBlockStart: 0 } },
  }),
)
