import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { readOut } from '../theme/read-out.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/** Below this width rows are cards. Paper is wide enough for a table. */
const cards = `screen and (not ${from.medium})`

export const root = style(component({ display: 'flex', flexDirection: 'column', gap: space.md, minInlineSize: 0 }))

export const phoneSort = style(
  component({ '@media': { [from.medium]: { display: 'none' }, print: { display: 'none' } } }),
)

export const table = style(
  component({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    backgroundColor: color.surface,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [cards]: { display: 'block', backgroundColor: 'transparent' } },
  }),
)

export const caption = style(
  component({
    paddingBlockEnd: space.sm,
    textAlign: 'start',
    fontWeight: vars.weight.semibold,
    '@media': { [cards]: { display: 'block' } },
  }),
)

export const head = style(
  component({
    backgroundColor: color.sunken,
    '@media': {
      [cards]: {
        ...readOut,
        visibility: 'hidden',
      },
    },
  }),
)

export const headCell = style(
  component({
    padding: `0 ${space.md}`,
    textAlign: 'start',
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    borderBlockEnd: `2px solid ${color.edge}`,
  }),
)

export const sort = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: vars.target.large,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: color.inkBrand,
    fontWeight: 'inherit',
    textAlign: 'start',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  }),
)

export const row = style(
  component({
    '@media': {
      [cards]: {
        display: 'flex',
        flexDirection: 'column',
        gap: space.xxs,
        padding: space.md,
        border: `1px solid ${color.hairline}`,
        borderRadius: vars.radius.md,
        backgroundColor: color.surface,
        selectors: { '& + &': { marginBlockStart: space.sm } },
      },
    },
  }),
)

export const cell = style(
  component({
    padding: `${space.sm} ${space.md}`,
    borderBlockEnd: `1px solid ${color.hairline}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: vars.weight.regular,
    '@media': {
      [cards]: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: space.md,
        padding: 0,
        border: 0,
        textAlign: 'end',
        selectors: {
          '&::before': {
            content: 'attr(data-heading)',
            color: color.inkMuted,
            fontSize: vars.size.caption,
            fontWeight: vars.weight.regular,
            textAlign: 'start',
          },
        },
      },
    },
  }),
)

/** The first column: the title of the row's card. */
export const first = style(
  component({
    fontWeight: vars.weight.semibold,
    '@media': { [cards]: { textAlign: 'start', selectors: { '&::before': { display: 'none' } } } },
  }),
)

export const figures = style(component({ '@media': { [from.medium]: { textAlign: 'end' } } }))

export const pager = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
  }),
)
export const steps = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.xs }))

/** Rows that are about to be replaced: without colour and on grey, so that they stay as readable as before. */
export const pale = style(component({ filter: 'grayscale(1)' }))
export const paleRows = style(
  component({
    backgroundColor: color.sunken,
    '@media': { [cards]: { backgroundColor: 'transparent' } },
  }),
)
export const paleRow = style(component({ '@media': { [cards]: { backgroundColor: color.sunken } } }))

export const sortLink = style(component({ textDecoration: 'none' }))

/** As tall as a row with two lines, so that little moves when rows replace the outline. */
export const outline = style(
  component({ padding: `${space.sm} ${space.md}`, borderBlockEnd: `1px solid ${color.hairline}` }),
)

export const waiting = style(component(readOut))

/** The target is higher than its line: it uses room that the cell has anyway. */
export const rowLink = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target.large,
    marginBlock: `calc(-1 * ${space.xs})`,
    color: color.inkBrand,
    fontWeight: vars.weight.semibold,
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  }),
)
