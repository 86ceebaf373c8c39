import type { CompanyComponents } from '@hospital/sdk/company'
import { signedLinksAgain } from '../../../personal-data/expiring-links.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

type Schemas = CompanyComponents['schemas']

/** A check-up in the list. */
export type CheckupResult = Schemas['McuResult']

/** A check-up with the data that its employee lets the company see. */
export type CheckupDetail = Schemas['McuResultDetail']

/** The parameters of the list of check-ups. */
export type ResultRequest = Schemas['McuResultListRequest']

/** The choices of the filters of check-ups. */
export type ResultChoices = Schemas['McuResultChoices']

/** One check-up. Contract: operation `getCompanyMcuResult`. */
export const readResult = (id: number): Read<CheckupDetail> => ({
  operation: 'getCompanyMcuResult',
  parameters: [id],
  call: ({ company }, signal) =>
    answerOf(company.getCompanyMcuResult({ query: { id } }, { signal }), ({ data }) => data),
  againAfter: ({ detail_medis: details }) => (details?.berkas ? signedLinksAgain : undefined),
})
