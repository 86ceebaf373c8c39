import type { CompanyComponents } from '@hospital/sdk/company'
import type { OwnRead } from '../../../personal-data/read.ts'
import { companyRead } from '../area/company-data.ts'
import type { ClientsView, UsersView } from './admin-view.ts'

type Schemas = CompanyComponents['schemas']

/** A company as administrators see it. */
export type CorporateClient = Schemas['CorporateClient']

/** A company's user as administrators see them. */
export type CorporateUser = Schemas['CorporateUser']

/** One page of a list. */
export interface AdminPage<Row> {
  readonly rows: readonly Row[]
  readonly pagination: Schemas['Pagination']
}

const searched = (term: string) => (term === '' ? {} : { search: term })

/** One page of the companies of a view that match a search. Contract: operation `listCorporateClients`. */
export const readClients = (
  { page, status }: ClientsView,
  term: string,
  pageSize: number,
): OwnRead<AdminPage<CorporateClient>> =>
  companyRead('listCorporateClients', [page, status ?? '', term, pageSize], async (company, signal) => {
    const body = { page, pageSize, ...searched(term), ...(status && { status }) }
    const { data, error } = await company.listCorporateClients({ body }, { signal })
    return error ? { error } : { data: { rows: data.data, pagination: data.meta.pagination } }
  })

/** One page of the users of a view who match a search. Contract: operation `listCorporateUsers`. */
export const readUsers = (
  { page, status, company: companyId }: UsersView,
  term: string,
  pageSize: number,
): OwnRead<AdminPage<CorporateUser>> =>
  companyRead('listCorporateUsers', [page, status ?? '', companyId ?? 0, term, pageSize], async (company, signal) => {
    const body = {
      page,
      pageSize,
      ...searched(term),
      ...(status && { status }),
      ...(companyId !== undefined && { perusahaan_id: companyId }),
    }
    const { data, error } = await company.listCorporateUsers({ body }, { signal })
    return error ? { error } : { data: { rows: data.data, pagination: data.meta.pagination } }
  })
