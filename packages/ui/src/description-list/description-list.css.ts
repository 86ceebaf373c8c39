import { style } from '@vanilla-extract/css'
import { from, onPhone } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/** The column of terms is never narrower than its longest word. */
const columns = 'minmax(min-content, 1fr) 2fr'

/** All pairs share the columns of the list; each has its own in a browser without subgrids. */
const shared = [columns, 'subgrid']

export const root = style(
  component({
    display: 'grid',
    columnGap: space.lg,
    '@media': { [from.small]: { gridTemplateColumns: columns } },
  }),
)
export const pair = style(
  component({
    display: 'grid',
    gridColumn: '1 / -1',
    gap: `${space.xxs} ${space.lg}`,
    paddingBlock: space.sm,
    borderBlockEnd: `1px solid ${color.hairline}`,
    overflowWrap: 'anywhere',
    '@media': { [from.small]: { gridTemplateColumns: shared } },
  }),
)
/** A word wider than the whole list breaks; it makes no column wider. */
export const term = style(
  component({
    color: color.inkMuted,
    overflowWrap: 'break-word',
    '@media': { [from.small]: { minInlineSize: '9rem' } },
  }),
)

const narrowGap = { '@media': { [onPhone]: { columnGap: space.sm } } } as const

/** Side by side on phones too. */
export const compactRoot = style(component({ gridTemplateColumns: columns, ...narrowGap }))
export const compactPair = style(component({ gridTemplateColumns: shared, paddingBlock: space.xs, ...narrowGap }))
export const compactTerm = style(
  component({ minInlineSize: '6rem', '@media': { [from.small]: { minInlineSize: '6rem' } } }),
)
