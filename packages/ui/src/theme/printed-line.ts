import type { StyleRule } from '@vanilla-extract/css'
import { component } from './layered.ts'
import { vars } from './theme.css.ts'

/** A line only on paper, above the content: its owner, and the day of printing. */
export const printedLine: StyleRule = component({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.md,
      paddingBlockEnd: '6pt',
      borderBlockEnd: '1pt solid #000000',
    },
  },
})
