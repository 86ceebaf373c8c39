import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { space, color } = vars

export { chevron } from '../icon/fold-chevron.css.ts'

/** If the line breaks, the day and the hours each stay together. */
export const together = style(component({ display: 'inline-block' }))

/** The place, and the distance to it. */
export const place = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm, rowGap: space.xs }),
)

/** Without a live part there is no gap either. */
export const live = style(component({ selectors: { '&:empty': { display: 'none' } } }))

/** The hospital's message to the patient, set apart from the facts of the appointment. */
export const note = style(
  component({
    paddingInlineStart: space.md,
    borderInlineStart: `4px solid ${color.accent}`,
    overflowWrap: 'anywhere',
  }),
)

export const fold = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: vars.target.normal,
    color: color.inkBrand,
    fontWeight: vars.weight.semibold,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  }),
)

export const opened = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xs, paddingBlockEnd: space.xs }),
)

/** The button and the three dots fit on one line at 320 px. */
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: `${space.sm} ${space.xs}` }))

/** At the end of the line. */
export const menu = style(component({ marginInlineStart: 'auto' }))
