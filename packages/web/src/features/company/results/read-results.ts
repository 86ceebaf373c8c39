import type { CompanyComponents } from '@hospital/sdk/company'
import { signedLinksAgain } from '../../../personal-data/expiring-links.ts'
import type { OwnRead } from '../../../personal-data/read.ts'
import { companyRead } from '../area/company-data.ts'
import { resultQuery, resultRequest } from './result-view.ts'
import type { ResultView } from './result-view.ts'

type Schemas = CompanyComponents['schemas']

/** A check-up in the list. */
export type CheckupResult = Schemas['McuResult']

/** A check-up with what its employee lets the company see. */
export type CheckupDetail = Schemas['McuResultDetail']

/** One page of check-ups. */
export interface ResultPage {
  readonly results: readonly CheckupResult[]
  readonly pagination: Schemas['Pagination']
  readonly choices: Schemas['McuResultChoices']
}

/** One page of the check-ups of a view whose employees match a search. Contract: operation `listCompanyMcuResults`. */
export const readResults = (view: ResultView, term: string, pageSize: number): OwnRead<ResultPage> =>
  companyRead(
    'listCompanyMcuResults',
    [new URLSearchParams(resultQuery(view)).toString(), term, pageSize],
    async (company, signal) => {
      const { data, error } = await company.listCompanyMcuResults(
        { body: resultRequest(view, term, pageSize) },
        { signal },
      )
      if (error) return { error }
      const { pagination, pilihan } = data.meta
      return { data: { results: data.data, pagination, choices: pilihan } }
    },
  )

/** One check-up. Contract: operation `getCompanyMcuResult`. */
export const readResult = (id: number): OwnRead<CheckupDetail> => ({
  ...companyRead<CheckupDetail>('getCompanyMcuResult', [id], async (company, signal) => {
    const { data, error } = await company.getCompanyMcuResult({ query: { id } }, { signal })
    return error ? { error } : { data: data.data }
  }),
  againAfter: ({ detail_medis: details }) => (details?.berkas ? signedLinksAgain : undefined),
})
