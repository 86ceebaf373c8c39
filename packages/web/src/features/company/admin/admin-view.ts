import type { CompanyComponents } from '@hospital/sdk/company'
import type { PageQuery } from '../../../shared/loading/context.ts'
import { pageOf } from '../../../shared/loading/list-query.ts'
import { pathId } from '../area/path-id.ts'

type Schemas = CompanyComponents['schemas']

/** A view of the page of administrators: everything of it that is in the address. */
export type AdminView = ClientsView | UsersView | ImportView

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

/** Employees from a file. */
export interface ImportView {
  readonly part: 'import'
  /** The company that is chosen at first, by its id. */
  readonly company: number | undefined
}

/** The states of a company. */
export const clientStates: readonly Schemas['ActiveState'][] = ['aktif', 'nonaktif']

/** The states of a user. */
export const userStates: readonly Schemas['CorporateUserStatus'][] = ['aktif', 'menunggu_aktivasi', 'nonaktif']

const parts: Readonly<Record<string, AdminView['part']>> = { pengguna: 'users', impor: 'import' }

/** The view of an address; what is no filter in it is left out. */
export const parseAdminView = (query: PageQuery): AdminView => {
  const named = query.get('bagian') ?? ''
  const part = (Object.hasOwn(parts, named) && parts[named]) || 'clients'
  const state = query.get('status')
  const page = pageOf(query)
  const company = pathId(query.get('perusahaan') ?? undefined)
  switch (part) {
    case 'clients':
      return { part, page, status: clientStates.find((one) => one === state) }
    case 'users':
      return { part, page, status: userStates.find((one) => one === state), company }
    case 'import':
      return { part, company }
  }
}

const partNames: Readonly<Partial<Record<AdminView['part'], string>>> = { users: 'pengguna', import: 'impor' }

/** The query of a view's address. What is usual leaves no trace. */
export const adminQuery = (view: AdminView): Readonly<Record<string, string>> => {
  const part = partNames[view.part]
  return {
    ...(part !== undefined && { bagian: part }),
    ...('company' in view && view.company !== undefined && { perusahaan: String(view.company) }),
    ...('status' in view && view.status && { status: view.status }),
    ...('page' in view && view.page > 1 && { page: String(view.page) }),
  }
}
