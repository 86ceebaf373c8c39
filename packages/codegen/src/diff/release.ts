import type { ContractChange } from './change.ts'

const partsOf = (version: string): readonly number[] => version.split('.').map(Number)

/** The number of a version that is higher than before: 0 for the first (major), 1, 2; 3 if none is. */
const raised = (from: string, to: string): number => {
  const [before, after] = [partsOf(from), partsOf(to)]
  const index = [0, 1, 2].find((part) => after[part] !== before[part]) ?? 3
  return (after[index] ?? 0) > (before[index] ?? 0) ? index : 3
}

const names = ['major', 'minor', 'patch'] as const

/**
 * The reason why a version may not have these changes since another version; undefined if it may. A breaking change needs a new major
 * version, an additive one a new minor version; other changes need neither.
 */
export const releaseProblem = (changes: readonly ContractChange[], from: string, to: string): string | undefined => {
  const count = (weight: ContractChange['weight']) => changes.filter((change) => change.weight === weight).length
  const needed = count('breaking') > 0 ? 0 : count('additive') > 0 ? 1 : 3
  if (needed === 3 || raised(from, to) <= needed) return undefined
  const what = needed === 0 ? `${count('breaking')} breaking` : `${count('additive')} additive`
  return `${what} changes since ${from} need a new ${names[needed]} version, and this is ${to}`
}
