import { style } from '@vanilla-extract/css'
import { from, onPhone } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/** On a phone the column of terms is as wide as its longest word. */
const compactColumns = 'minmax(min-content, 1fr) 2fr'
const columns = 'minmax(9rem, 1fr) 2fr'

/** All pairs share the columns of the list. In a browser without subgrids each pair has its own columns. */
const sharing = (own: string) => [own, 'subgrid']

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
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
    '@media': { [from.small]: { gridTemplateColumns: sharing(columns) } },
  }),
)
export const term = style(component({ color: color.inkMuted }))

const narrowGap = { columnGap: space.sm } as const

/** Side by side on phones too. */
export const compactRoot = style(
  component({ '@media': { [onPhone]: { gridTemplateColumns: compactColumns, ...narrowGap } } }),
)
export const compactPair = style(
  component({
    paddingBlock: space.xs,
    '@media': {
      [onPhone]: { gridTemplateColumns: sharing(compactColumns), ...narrowGap },
      print: { paddingBlock: space.xxs },
    },
  }),
)
/** Words stay whole. Only a word that is longer than any label of the site breaks. */
export const compactTerm = style(
  component({
    '@media': { [onPhone]: { minInlineSize: '7.25rem', maxInlineSize: '9.5rem', overflowWrap: 'break-word' } },
  }),
)
