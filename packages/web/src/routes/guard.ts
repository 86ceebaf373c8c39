import type { Guard } from './table.ts'

/** Who is looking at a page. */
export interface Visitor {
  readonly member?: unknown
  readonly company?: unknown
}

/**
 * Whether a page may be seen. Where it may not, the visitor is sent to the home page: the specification has one
 * guard for pages that need a login, and one for pages that make no sense with one.
 */
export const mayVisit = (guard: Guard | undefined, { member, company }: Visitor): boolean => {
  if (guard === 'member') return member !== undefined
  if (guard === 'company') return company !== undefined
  return guard === undefined || (member === undefined && company === undefined)
}
