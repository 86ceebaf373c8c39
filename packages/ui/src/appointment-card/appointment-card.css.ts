import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { space, color } = vars

export { chevron } from '../icon/fold-chevron.css.ts'

/** The day and the hours each stay together where the line breaks. */
export const together = style(component({ display: 'inline-block' }))

/** Where it is, and how far. */
export const place = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm, rowGap: space.xs }),
)

/** Where nothing is known of this moment there is no gap either. */
export const live = style(component({ selectors: { '&:empty': { display: 'none' } } }))

/** What the hospital says to the patient, apart from what is known of the appointment. */
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

/** A button and the three dots are one line at 320 px. */
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: `${space.sm} ${space.xs}` }))

/** At the end of the line. */
export const menu = style(component({ marginInlineStart: 'auto' }))
