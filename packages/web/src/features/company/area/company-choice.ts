import type { Result } from '@hospital/sdk'
import type { CompanyClient, CompanyComponents } from '@hospital/sdk/company'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

/** A company to choose. */
export interface CompanyChoice {
  readonly id: number
  readonly name: string
  readonly isActive: boolean
}

/** The contract's largest page. */
const largestPage = 100

const allClients = async (
  company: CompanyClient,
  signal: AbortSignal,
  page = 1,
): Promise<Result<readonly CompanyComponents['schemas']['CorporateClient'][]>> => {
  const { data, error } = await company.listCorporateClients({ body: { page, pageSize: largestPage } }, { signal })
  if (error) return { error }
  if (page >= data.meta.pagination.pageCount) return { data: data.data }
  const rest = await allClients(company, signal, page + 1)
  return rest.error ? rest : { data: [...data.data, ...rest.data] }
}

/** All companies by name, for an administrator to choose one of. Contract: operation `listCorporateClients`, only for role 1. */
export const readCompanyChoices: Read<readonly CompanyChoice[]> = {
  operation: 'listCorporateClients',
  parameters: ['choices'],
  call: ({ company }, signal) =>
    answerOf(allClients(company, signal), (clients) =>
      clients.map(({ id, nama: name, status }) => ({ id, name, isActive: status === 'aktif' })),
    ),
}
