/**
 * A ground with its ink, for controls that are filled. Where the system forces colours the two are
 * the system's already; left to itself a browser would put its own ground behind every letter.
 */
export function filled(backgroundColor: string, color: string): { backgroundColor: string; color: string; forcedColorAdjust: 'none' } {
  return { backgroundColor, color, forcedColorAdjust: 'none' }
}
