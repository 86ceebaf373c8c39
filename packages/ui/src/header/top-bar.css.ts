import { style } from '@vanilla-extract/css'
import { markCurrentText } from '../link/current-mark.ts'
import { from } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'none',
    backgroundColor: color.deep,
    color: color.inkOnDeep,
    '@media': { [from.wide]: { display: 'block' } },
  }),
)

export const row = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.lg,
    minBlockSize: '2.75rem',
  }),
)

/** Fills the room between the links and the languages. Negative margins keep the height of the line, on which the header depends. */
export const search = style(
  component({
    flexGrow: 1,
    flexShrink: 1,
    minInlineSize: '9rem',
    maxInlineSize: '20rem',
    marginInlineStart: 'auto',
    marginBlock: '-1px',
    color: color.ink,
  }),
)

export const list = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.lg }))

export const entry = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.target.normal,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: color.inkOnDeep,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  }),
)

markCurrentText(entry)

/** Red is reserved for emergencies; on the dark background it is a filled shape. */
export const emergency = style(
  component({
    minBlockSize: vars.target.normal,
    paddingInline: space.md,
    ...filled(color.emergency, color.inkOnEmergency),
    fontWeight: vars.weight.bold,
  }),
)
