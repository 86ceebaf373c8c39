import type { CompanyComponents } from '@hospital/sdk/company'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
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

interface PageAnswer<Row> {
  readonly data: readonly Row[]
  readonly meta: { readonly pagination: Schemas['Pagination'] }
}

const pageOf = <Row>({ data: rows, meta: { pagination } }: PageAnswer<Row>): AdminPage<Row> => ({ rows, pagination })

const searched = (term: string) => (term === '' ? {} : { search: term })

/** One page of the companies of a view that match a search. Contract: operation `listCorporateClients`. */
export const readClients = (
  { page, status }: ClientsView,
  term: string,
  pageSize: number,
): Read<AdminPage<CorporateClient>> => ({
  operation: 'listCorporateClients',
  parameters: [page, status ?? '', term, pageSize],
  call: ({ company }, signal) => {
    const body = { page, pageSize, ...searched(term), ...(status && { status }) }
    return answerOf(company.listCorporateClients({ body }, { signal }), pageOf)
  },
})

/** One page of the users of a view who match a search. Contract: operation `listCorporateUsers`. */
export const readUsers = (
  { page, status, company: companyId }: UsersView,
  term: string,
  pageSize: number,
): Read<AdminPage<CorporateUser>> => ({
  operation: 'listCorporateUsers',
  parameters: [page, status ?? '', companyId ?? 0, term, pageSize],
  call: ({ company }, signal) => {
    const body = {
      page,
      pageSize,
      ...searched(term),
      ...(status && { status }),
      ...(companyId !== undefined && { perusahaan_id: companyId }),
    }
    return answerOf(company.listCorporateUsers({ body }, { signal }), pageOf)
  },
})
