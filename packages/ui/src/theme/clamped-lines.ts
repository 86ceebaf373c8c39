import type { StyleRule } from '@vanilla-extract/css'
import { component } from './layered.ts'

/** No more than so many lines of a text; the last ends in an ellipsis where there is more. */
export const clampedLines = (lines: number): StyleRule =>
  component({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' })
