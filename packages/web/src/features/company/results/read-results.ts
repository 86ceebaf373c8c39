import type { CompanyComponents } from '@hospital/sdk/company'
import { signedLinksAgain } from '../../../personal-data/expiring-links.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
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
export const readResults = (view: ResultView, term: string, pageSize: number): Read<ResultPage> => ({
  operation: 'listCompanyMcuResults',
  parameters: [new URLSearchParams(resultQuery(view)).toString(), term, pageSize],
  call: ({ company }, signal) =>
    answerOf(
      company.listCompanyMcuResults({ body: resultRequest(view, term, pageSize) }, { signal }),
      ({ data: results, meta: { pagination, pilihan: choices } }) => ({ results, pagination, choices }),
    ),
})

/** One check-up. Contract: operation `getCompanyMcuResult`. */
export const readResult = (id: number): Read<CheckupDetail> => ({
  operation: 'getCompanyMcuResult',
  parameters: [id],
  call: ({ company }, signal) =>
    answerOf(company.getCompanyMcuResult({ query: { id } }, { signal }), ({ data }) => data),
  againAfter: ({ detail_medis: details }) => (details?.berkas ? signedLinksAgain : undefined),
})
