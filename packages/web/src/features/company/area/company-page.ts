import { href } from '../../../routes/href.ts'
import type { LoaderContext } from '../../../shared/loading/context.ts'
import type { Loaded, PageLoader } from '../../../shared/loading/loaded.ts'

/** Who is logged in, as the shell of the company area shows it before anything is read. */
export interface CompanyUser {
  readonly id: number
  readonly name: string
  readonly email: string | undefined
  /** The company's name; undefined for an administrator, who belongs to none. */
  readonly company: string | undefined
  readonly isAdmin: boolean
}

/** What every page of the company area is made of on the server. It comes from the session's cookie; no back end is asked. */
export interface CompanyData {
  readonly user: CompanyUser
}

/** Loads a page that needs no more of the server. */
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
