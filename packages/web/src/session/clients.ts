import type { ClientOptions } from '@hospital/sdk'
import { createCompanyClient } from '@hospital/sdk/company'
import type { CompanyClient } from '@hospital/sdk/company'
import { createHospitalCareClient } from '@hospital/sdk/hospital-care'
import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import { createMemberAccountClient, createMemberClient } from '@hospital/sdk/member'
import type { MemberAccountClient, MemberClient } from '@hospital/sdk/member'

/** The clients of the back ends that a browser calls, through the site's gateway. */
export interface Clients {
  readonly member: MemberClient
  /** Calls for a member's own account. */
  readonly account: MemberAccountClient
  readonly company: CompanyClient
  /** The client of a hospital's own API, by the hospital's code (`kode_mapping_rs`). */
  readonly hospitalCare: (code: string) => HospitalCareClient
}

type Connect = <Client extends object>(make: (token: Pick<ClientOptions, 'token'>) => Client) => Client

/** Makes the clients with the same options. `connect` adds a session. Default: no session. */
export const clientsOf = (
  calls: Omit<ClientOptions, 'baseUrl' | 'token'>,
  connect: Connect = (make) => make({}),
): Clients => {
  const hospitals = new Map<string, HospitalCareClient>()
  return {
    member: connect((token) => createMemberClient({ ...calls, ...token, baseUrl: '/api/member' })),
    account: connect((token) => createMemberAccountClient({ ...calls, ...token, baseUrl: '/api/member' })),
    company: connect((token) => createCompanyClient({ ...calls, ...token, baseUrl: '/api/company' })),
    hospitalCare: (code) => {
      const baseUrl = `/api/hospital-care/${encodeURIComponent(code)}`
      const client =
        hospitals.get(code) ?? connect((token) => createHospitalCareClient({ ...calls, ...token, baseUrl }))
      hospitals.set(code, client)
      return client
    },
  }
}
