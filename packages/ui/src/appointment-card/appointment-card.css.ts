import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { space, color } = vars

export const head = style(component({ display: 'flex', flexDirection: 'column', gap: space.xs }))

export const facts = style(component({ display: 'flex', flexDirection: 'column', gap: space.xxs }))

/** What the hospital says to the patient, apart from what is known of the appointment. */
export const note = style(
  component({
    paddingInlineStart: space.md,
    borderInlineStart: `4px solid ${color.accent}`,
    overflowWrap: 'anywhere',
  }),
)

export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.sm }))
