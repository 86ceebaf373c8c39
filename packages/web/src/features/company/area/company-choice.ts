import { everyPage } from '@hospital/sdk'
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

/** All companies by name, for an administrator to choose one of. Contract: operation `listCorporateClients`, only for role 1. */
export const readCompanyChoices: Read<readonly CompanyChoice[]> = {
  operation: 'listCorporateClients',
  parameters: ['choices'],
  call: ({ company }, signal) =>
    everyPage((page) =>
      answerOf(
        company.listCorporateClients({ body: { page, pageSize: largestPage } }, { signal }),
        ({ data, meta: { pagination } }) => ({
          items: data.map(({ id, nama: name, status }) => ({ id, name, isActive: status === 'aktif' })),
          pagination,
        }),
      ),
    ),
}
