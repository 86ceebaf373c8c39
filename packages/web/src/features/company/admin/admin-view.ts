import type { PageQuery } from '../../../shared/loading/context.ts'
import { companyParameter, parseView } from '../area/list-view.ts'
import type { ListContext, ListView } from '../area/list-view.ts'
import { pathId } from '../area/path-id.ts'
import { partOf } from './admin-address.ts'
import { clientList } from './client-list.tsx'
import { userList } from './user-list.tsx'

/** A view of the page of administrators: everything of it that is in the address. */
export type AdminView =
  | { readonly part: 'clients' | 'users'; readonly view: ListView }
  /** The company that is chosen at first, by its id. */
  | { readonly part: 'import'; readonly company: number | undefined }

/** The view of an address; what is no filter in it is left out. */
export const parseAdminView = (query: PageQuery, context: ListContext): AdminView => {
  const part = partOf(query)
  if (part === 'import') return { part, company: pathId(query.get(companyParameter) ?? undefined) }
  return { part, view: parseView(part === 'users' ? userList : clientList, query, context) }
}
