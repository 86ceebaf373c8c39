/**
 * Background and text colour of filled controls. In forced-colours mode the two are
 * system colours already; otherwise a browser would draw its own background behind every letter.
 */
export const filled = (
  backgroundColor: string,
  color: string,
): { backgroundColor: string; color: string; forcedColorAdjust: 'none' } => ({
  backgroundColor,
  color,
  forcedColorAdjust: 'none',
})
