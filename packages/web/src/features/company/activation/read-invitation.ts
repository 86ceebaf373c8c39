import type { CompanyComponents } from '@hospital/sdk/company'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

/** An invitation as the contract has it. */
export type Invitation = CompanyComponents['schemas']['Invitation']

/** The invitation of a link. One that there never was, or that a newer one replaced, is not found. Contract: operation `getActivationInvitation`. */
export const readInvitation = (token: string): Read<Invitation> => ({
  operation: 'getActivationInvitation',
  parameters: [token],
  call: ({ company }, signal) =>
    answerOf(company.getActivationInvitation({ body: { undangan: token } }, { signal }), ({ data }) => data),
})
