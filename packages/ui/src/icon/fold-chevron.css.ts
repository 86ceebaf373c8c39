import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

/** The chevron of a summary: it turns over when its details are open. */
export const chevron = style(
  component({
    display: 'flex',
    transition: `rotate ${vars.motion.quick}`,
    selectors: { 'details[open] > summary &': { rotate: '180deg' } },
  }),
)
