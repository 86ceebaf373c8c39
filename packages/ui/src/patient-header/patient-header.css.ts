import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { component, globalIn } from '../theme/layered.ts'
import { readOut } from '../theme/read-out.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minInlineSize: 0,
    '@media': { [from.large]: { gap: space.md } },
  }),
)

export const titles = style(component({ display: 'flex', flexDirection: 'column', gap: space.xs }))

export const whose = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    padding: space.md,
    borderRadius: vars.radius.lg,
    borderInlineStart: `4px solid ${color.accent}`,
    backgroundColor: color.tint,
    '@media': { [from.large]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
  }),
)

/** Below the width of two columns the choice is one line beside the picture: it shows the name, and its label is only read out. */
export const choosable = style([
  whose,
  component({
    '@media': { [below.large]: { flexDirection: 'row', alignItems: 'center', gap: space.xs, padding: space.xxs } },
  }),
])

/** Phones and tablets have the list in its place. */
export const description = style(
  component({ color: color.inkMuted, '@media': { [`screen and ${below.large}`]: { display: 'none' } } }),
)

export const person = style(component({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0 }))

export const words = style(
  component({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' }),
)

export const wordsBesideChoice = style([words, component({ '@media': { [`screen and ${below.large}`]: readOut } })])

export const form = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    flex: '1 1 0',
    gap: space.sm,
    minInlineSize: 0,
    '@media': { [from.large]: { flex: '0 1 20rem' }, print: { display: 'none' } },
  }),
)

export const choice = style(component({ flex: '1 1 12rem', minInlineSize: 0 }))

globalStyle(`${choice} :is(label, p)`, globalIn('components', { '@media': { [below.large]: readOut } }))
