import type { PageQuery } from '../../../shared/loading/context.ts'
import { companyParameter, parseView } from '../area/list-view.ts'
import type { ListContext, ListView } from '../area/list-view.ts'
import { pathId } from '../area/path-id.ts'
import { partOf } from './admin-address.ts'
import { clientList } from './client-list.tsx'
import { userList } from './user-list.tsx'

/** A view of the page of administrators: everything that its address holds. */
export type AdminView =
  | { readonly part: 'clients' | 'users'; readonly view: ListView }
  /** `company`: the id of the company that is chosen at first. */
  | { readonly part: 'import'; readonly company: number | undefined }

/** The view of an address, without invalid filters. */
export const parseAdminView = (query: PageQuery, context: ListContext): AdminView => {
  const part = partOf(query)
  if (part === 'import') return { part, company: pathId(query.get(companyParameter) ?? undefined) }
  return { part, view: parseView(part === 'users' ? userList : clientList, query, context) }
}
