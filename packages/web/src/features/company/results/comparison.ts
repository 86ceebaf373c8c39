import type { CompanyComponents } from '@hospital/sdk/company'

type Measurement = CompanyComponents['schemas']['Measurement']

/** The fields of a value that a comparison needs. */
export type Comparable = Pick<Measurement, 'kode' | 'nilai' | 'nilai_angka' | 'satuan'>

/** The comparison with the same test of an earlier check-up. */
export type Comparison<Value extends Comparable = Measurement> =
  /** `change` is the later value minus the earlier one, in their unit, with no more decimals than they have. */
  | { readonly kind: 'number'; readonly earlier: Value; readonly change: number }
  /** Both results are in words. */
  | { readonly kind: 'words'; readonly earlier: Value; readonly isSame: boolean }

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0

const difference = (later: number, earlier: number): number => {
  const decimals = Math.max(decimalsOf(later), decimalsOf(earlier))
  // Rounds floating-point errors such as 0.1 + 0.2 away, and turns -0 into 0.
  return Number((later - earlier).toFixed(decimals)) || 0
}

const sameText = (one: string | null, other: string | null): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase()

/**
 * Compares a value with the same test (`kode`) of an earlier check-up. Undefined if they cannot be compared: the test was not done, its
 * unit was another one, or one value is a number and the other in words.
 */
export const compareWith = <Value extends Comparable>(
  later: Comparable,
  before: readonly Value[] | null | undefined,
): Comparison<Value> | undefined => {
  const earlier = before?.find(({ kode }) => kode === later.kode)
  if (!earlier || !sameText(earlier.satuan, later.satuan)) return undefined
  const [now, then] = [later.nilai_angka, earlier.nilai_angka]
  if (now === null && then === null) return { kind: 'words', earlier, isSame: sameText(later.nilai, earlier.nilai) }
  return now === null || then === null ? undefined : { kind: 'number', earlier, change: difference(now, then) }
}
