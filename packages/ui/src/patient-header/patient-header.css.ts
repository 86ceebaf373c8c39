import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { component, globalIn } from '../theme/layered.ts'
import { readOut } from '../theme/read-out.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

const wide = `screen and ${from.large}`

/** In wider windows the person is beside the heading, so that the content begins on the first screen. */
export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minInlineSize: 0,
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 19rem',
        columnGap: space.md,
        alignItems: 'center',
      },
      [`screen and ${from.wide}`]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
    },
  }),
)

export const titles = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xs, '@media': { [wide]: { display: 'contents' } } }),
)

const whose = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    padding: space.md,
    borderRadius: vars.radius.lg,
    borderInlineStart: `4px solid ${color.accent}`,
    backgroundColor: color.tint,
    // Room for two lines, before the name is there.
    '@media': { [wide]: { justifyContent: 'center', minBlockSize: '4.25rem', paddingBlock: space.xxs } },
  }),
)

/** A single person takes one line on phones and tablets. */
export const alone = style([
  whose,
  component({ '@media': { [`screen and ${below.large}`]: { padding: `${space.xs} ${space.sm}` } } }),
])

/** The choice is one line beside the picture. It shows the name; its label is only read out. */
export const choosable = style([
  whose,
  component({
    '@media': {
      screen: {
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.xs,
        minBlockSize: 0,
        padding: space.xxs,
      },
    },
  }),
])

/** Phones and tablets show the list instead. */
export const description = style(
  component({
    color: color.inkMuted,
    '@media': {
      [`screen and ${below.large}`]: { display: 'none' },
      [wide]: { gridColumn: '1 / -1', gridRow: 2 },
    },
  }),
)

export const person = style(component({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0 }))

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { screen: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xs } },
  }),
)

/** The label of the name. On phones and tablets the picture replaces it. */
export const label = style(component({ '@media': { [`screen and ${below.large}`]: readOut } }))

export const wordsBesideChoice = style([words, component({ '@media': { screen: readOut } })])

export const form = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    flex: '1 1 0',
    gap: space.sm,
    minInlineSize: 0,
    '@media': { print: { display: 'none' } },
  }),
)

export const choice = style(component({ flex: '1 1 12rem', minInlineSize: 0 }))

globalStyle(`${choice} :is(label, p)`, globalIn('components', readOut))
