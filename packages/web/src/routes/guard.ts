import type { Guard, RouteName } from './table.ts'

/** The facts about a visitor that guards check. */
export interface Visitor {
  readonly member?: unknown
  readonly company?: { readonly isAdmin: boolean } | undefined
}

/** The page to which visitors go after a log-in, and from pages that redirect to their account. */
const accountPage = ({ member, company }: Visitor): RouteName | undefined => {
  if (member !== undefined) return 'memberProfile'
  return company && (company.isAdmin ? 'companyAdmin' : 'companyProfile')
}

/**
 * The page that a visitor is sent to instead of a guarded one; undefined if they may see it. The specification has one guard for pages
 * that need a log-in and one for pages that make no sense with one; both lead to the home page.
 */
export const guardRedirect = (guard: Guard | undefined, visitor: Visitor): RouteName | undefined => {
  const { member, company } = visitor
  if (guard === 'own-account') return accountPage(visitor)
  if (guard === 'company-profile' && company) return company.isAdmin ? 'companyAdmin' : undefined
  const mayVisit =
    (guard === 'member' && member !== undefined) ||
    (guard === 'company' && company !== undefined) ||
    (guard === 'admin' && company?.isAdmin === true) ||
    (guard === 'guest' && member === undefined && company === undefined) ||
    guard === undefined
  return mayVisit ? undefined : 'home'
}
