import { href } from '../../../routes/href.ts'
import type { LoaderContext } from '../../../shared/loading/context.ts'
import type { Loaded, PageLoader } from '../../../shared/loading/loaded.ts'

/** The logged-in user, as the shell of the company area shows them before it reads anything. */
export interface CompanyUser {
  readonly id: number
  readonly name: string
  readonly email: string | undefined
  /** The company's name; undefined for an administrator, who belongs to no company. */
  readonly company: string | undefined
  readonly isAdmin: boolean
}

/**
 * The data that every page of the company area gets from the server. The server takes it from the session's cookie and asks no back end.
 */
export interface CompanyData {
  readonly user: CompanyUser
}

/** Loads a page that needs no further data from the server. */
export type CompanyLoader = PageLoader<CompanyData>

/** A page of the company area with its title, which names no person. `further` is what else the page shows. */
export const companyPage = <Further extends object>(
  { session: { company }, locale }: LoaderContext,
  title: string,
  further: Further,
): Loaded<CompanyData & Further> => {
  if (!company) return { kind: 'redirect', status: 302, to: href(locale, 'home') }
  const { id, name, email, company: companyName, isAdmin } = company
  return {
    kind: 'page',
    data: { ...further, user: { id, name, email, company: companyName, isAdmin } },
    meta: { title, description: title, indexed: false },
  }
}
