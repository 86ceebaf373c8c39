import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/** Below this width each property is a block. Paper is wide enough for columns. */
const blocks = `screen and (not ${from.medium})`

export const root = style(
  component({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    overflowWrap: 'anywhere',
    '@media': { [blocks]: { display: 'block' } },
  }),
)

export const caption = style(
  component({
    paddingBlockEnd: space.sm,
    textAlign: 'start',
    fontWeight: vars.weight.semibold,
    '@media': { [blocks]: { display: 'block' } },
  }),
)

export const head = style(component({ '@media': { [blocks]: { display: 'none' } } }))

const edge = `1px solid ${color.hairline}`

export const name = style(
  component({
    padding: space.md,
    textAlign: 'start',
    verticalAlign: 'bottom',
    color: color.inkBrand,
    borderBlockEnd: `2px solid ${color.edge}`,
  }),
)

export const row = style(component({ '@media': { [blocks]: { display: 'block', paddingBlockEnd: space.lg } } }))

export const heading = style(
  component({
    padding: space.md,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: vars.weight.semibold,
    borderBlockEnd: edge,
    '@media': {
      [blocks]: {
        display: 'block',
        padding: `${space.xs} ${space.sm}`,
        backgroundColor: color.sunken,
        border: 0,
      },
    },
  }),
)

export const value = style(
  component({
    padding: space.md,
    verticalAlign: 'top',
    borderBlockEnd: edge,
    '@media': { [blocks]: { display: 'block', padding: space.sm } },
  }),
)

/** The name of the compared thing beside each value, for the layout without columns. */
export const nameOfValue = style(
  component({
    display: 'none',
    paddingBlockEnd: space.xxs,
    color: color.inkMuted,
    fontSize: vars.size.caption,
    '@media': { [blocks]: { display: 'block' } },
  }),
)
