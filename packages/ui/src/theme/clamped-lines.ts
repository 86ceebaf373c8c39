import type { StyleRule } from '@vanilla-extract/css'
import { component } from './layered.ts'

/** Clamps a text to so many lines, with an ellipsis if truncated. */
export const clampedLines = (lines: number): StyleRule =>
  component({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' })
