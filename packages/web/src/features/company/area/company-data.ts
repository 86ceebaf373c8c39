import type { Result } from '@hospital/sdk'
import { createCompanyClient } from '@hospital/sdk/company'
import type { CompanyClient } from '@hospital/sdk/company'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { OwnRead } from '../../../personal-data/read.ts'

const clients = new WeakMap<PersonalData, CompanyClient>()

/** The client of the company API of a session. */
export const companyOf = (personal: PersonalData): CompanyClient => {
  const client = clients.get(personal) ?? createCompanyClient({ ...personal.calls, baseUrl: '/api/company' })
  clients.set(personal, client)
  return client
}

/** A read of the company API: the contract's operation, what its answer depends on, and the call. */
export const companyRead = <Data>(
  operation: string,
  parameters: readonly (string | number)[],
  call: (company: CompanyClient, signal: AbortSignal) => Promise<Result<Data>>,
): Omit<OwnRead<Data>, 'againAfter'> => ({
  operation,
  parameters,
  own: (personal, signal) => call(companyOf(personal), signal),
})
