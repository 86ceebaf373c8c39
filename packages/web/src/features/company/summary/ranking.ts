/** Conclusions of a department, counted exactly. */
export interface Conclusions {
  readonly layak: number
  readonly layak_dengan_catatan: number
  readonly tidak_layak_sementara: number
  readonly tidak_layak: number
}

/** How many are fit with notes or unfit. */
export const notedOf = (counts: Conclusions): number =>
  counts.layak_dengan_catatan + counts.tidak_layak_sementara + counts.tidak_layak

/** How many were examined. */
export const examinedOf = (counts: Conclusions): number => counts.layak + notedOf(counts)

/** The fewest people whose share says something of a department. */
const fewest = 5

/**
 * The department with the largest share of people who are fit with notes or unfit, among those with at least 5 examined. Undefined
 * where there is no other to compare with, and where two have the same share.
 */
export const largestShare = <Department extends Conclusions>(all: readonly Department[]): Department | undefined => {
  const compared = all.filter((one) => examinedOf(one) >= fewest)
  // Products, not quotients: 1 of 3 and 2 of 6 are the same share.
  const isLarger = (one: Department, other: Department) =>
    notedOf(one) * examinedOf(other) > notedOf(other) * examinedOf(one)
  if (compared.length < 2) return undefined
  return compared.find((one) => compared.every((other) => other === one || isLarger(one, other)))
}
