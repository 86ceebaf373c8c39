/** The evidence of a part: its own mark, or the mark of the part that contains it. Throws for an invalid mark. */
export const evidenceText = (mark: unknown, inherited: string, place: string): string => {
  if (mark === undefined) return inherited
  if (mark === 'specified' || mark === 'assumed') return mark
  throw new Error(`${place}: its evidence is neither specified nor assumed`)
}
