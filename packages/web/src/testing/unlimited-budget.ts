import type { TimeBudget } from '../shared/loading/time-budget.ts'

/**
 * For stories, and for tests that are not about the time budget: pages wait for all of their parts, however long these take. On a busy
 * machine a page would exceed its budget, and lack parts.
 */
export const unlimitedBudget = (): TimeBudget => ({ inTime: (asked) => asked, isExceeded: () => false })
