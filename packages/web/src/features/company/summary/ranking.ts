/** Conclusions of a group. Each count is rounded down; null is withheld. */
export interface Conclusions {
  readonly layak: number | null
  readonly layak_dengan_catatan: number | null
  readonly tidak_layak_sementara: number | null
  readonly tidak_layak: number | null
}

/** The most people that rounding down takes from a count. */
const loss = 4

const noted = (counts: Conclusions) => [counts.layak_dengan_catatan, counts.tidak_layak_sementara, counts.tidak_layak]

/** At least so many are fit with notes or unfit. */
export const leastNoted = (counts: Conclusions): number =>
  noted(counts).reduce<number>((sum, each) => sum + (each ?? 0), 0)

const share = (part: number, rest: number): number => (part === 0 ? 0 : part / (part + rest))

const isKnown = (counts: Conclusions): boolean => [counts.layak, ...noted(counts)].every((count) => count !== null)

const leastShare = (counts: Conclusions): number => share(leastNoted(counts), (counts.layak ?? 0) + loss)

const mostShare = (counts: Conclusions): number =>
  isKnown(counts) ? share(leastNoted(counts) + loss * noted(counts).length, counts.layak ?? 0) : 1

/**
 * The group whose share of people fit with notes or unfit is certainly the largest of these groups. Undefined where rounding leaves it
 * open, and where there is no other group to compare with.
 */
export const certainlyLargest = <Group extends Conclusions>(groups: readonly Group[]): Group | undefined =>
  groups.length < 2
    ? undefined
    : groups.find((group) => groups.every((other) => other === group || leastShare(group) > mostShare(other)))
