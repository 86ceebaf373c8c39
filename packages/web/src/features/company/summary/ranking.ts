/** The conclusions of a department, counted exactly. */
export interface Conclusions {
  readonly layak: number
  readonly layak_dengan_catatan: number
  readonly tidak_layak_sementara: number
  readonly tidak_layak: number
}

/** The number of people who are fit with notes or unfit. */
export const notedOf = (counts: Conclusions): number =>
  counts.layak_dengan_catatan + counts.tidak_layak_sementara + counts.tidak_layak

/** The number of people who were examined. */
export const examinedOf = (counts: Conclusions): number => counts.layak + notedOf(counts)

/** The least number of people for which a share is meaningful. */
const fewest = 5

/**
 * The department with the largest share of people who are fit with notes or unfit, among the departments with at least 5 examined people.
 * Undefined if there is no other department to compare with, or if two have the same share.
 */
export const largestShare = <Department extends Conclusions>(all: readonly Department[]): Department | undefined => {
  const compared = all.filter((one) => examinedOf(one) >= fewest)
  // Products, not quotients: 1 of 3 and 2 of 6 are the same share.
  const isLarger = (one: Department, other: Department) =>
    notedOf(one) * examinedOf(other) > notedOf(other) * examinedOf(one)
  if (compared.length < 2) return undefined
  return compared.find((one) => compared.every((other) => other === one || isLarger(one, other)))
}
