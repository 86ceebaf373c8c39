import type { CompanyComponents } from '@hospital/sdk/company'
import type { PageQuery } from '../../../shared/loading/context.ts'
import { pageOf } from '../../../shared/loading/list-query.ts'
import { pathId } from '../area/path-id.ts'

type Schemas = CompanyComponents['schemas']

/** A view of the page of administrators: everything of it that is in the address. */
export type AdminView = ClientsView | UsersView

/** The companies of a state, or all. */
export interface ClientsView {
  readonly part: 'clients'
  /** From 1 on. */
  readonly page: number
  readonly status: Schemas['ActiveState'] | undefined
}

/** The users of a company and a state, or all. */
export interface UsersView {
  readonly part: 'users'
  /** From 1 on. */
  readonly page: number
  readonly status: Schemas['CorporateUserStatus'] | undefined
  /** A company's id. */
  readonly company: number | undefined
}

/** The states of a company. */
export const clientStates: readonly Schemas['ActiveState'][] = ['aktif', 'nonaktif']

/** The states of a user. */
export const userStates: readonly Schemas['CorporateUserStatus'][] = ['aktif', 'menunggu_aktivasi', 'nonaktif']

/** The view of an address; what is no filter in it is left out. */
export const parseAdminView = (query: PageQuery): AdminView => {
  const state = query.get('status')
  const page = pageOf(query)
  if (query.get('bagian') !== 'pengguna')
    return { part: 'clients', page, status: clientStates.find((one) => one === state) }
  return {
    part: 'users',
    page,
    status: userStates.find((one) => one === state),
    company: pathId(query.get('perusahaan') ?? undefined),
  }
}

/** The query of a view's address. What is usual leaves no trace. */
export const adminQuery = (view: AdminView): Readonly<Record<string, string>> => ({
  ...(view.part === 'users' && { bagian: 'pengguna' }),
  ...(view.part === 'users' && view.company !== undefined && { perusahaan: String(view.company) }),
  ...(view.status && { status: view.status }),
  ...(view.page > 1 && { page: String(view.page) }),
})
