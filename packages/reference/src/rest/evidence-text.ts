/** The evidence of a part: its mark, else that of what it belongs to. Throws for a mark that is none. */
export const evidenceText = (mark: unknown, inherited: string, place: string): string => {
  if (mark === undefined) return inherited
  if (mark === 'specified' || mark === 'assumed') return mark
  throw new Error(`${place}: its evidence is neither specified nor assumed`)
}
