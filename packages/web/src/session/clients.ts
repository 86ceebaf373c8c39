import type { ClientOptions } from '@hospital/sdk'
import { createCompanyClient } from '@hospital/sdk/company'
import type { CompanyClient } from '@hospital/sdk/company'
import { createHospitalCareClient } from '@hospital/sdk/hospital-care'
import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import { createMemberClient } from '@hospital/sdk/member'
import type { MemberClient } from '@hospital/sdk/member'

/** The clients of the back ends that a browser calls, through the site's gateway. */
export interface Clients {
  readonly member: MemberClient
  readonly company: CompanyClient
  /** The client of a hospital's own API, by the hospital's code (`kode_mapping_rs`). */
  readonly hospitalCare: (code: string) => HospitalCareClient
}

/** Makes the clients, which all call in the same way: without a token they are those of a person who is not logged in. */
export const clientsOf = (calls: Omit<ClientOptions, 'baseUrl'>): Clients => {
  const hospitals = new Map<string, HospitalCareClient>()
  return {
    member: createMemberClient({ ...calls, baseUrl: '/api/member' }),
    company: createCompanyClient({ ...calls, baseUrl: '/api/company' }),
    hospitalCare: (code) => {
      const baseUrl = `/api/hospital-care/${encodeURIComponent(code)}`
      const client = hospitals.get(code) ?? createHospitalCareClient({ ...calls, baseUrl })
      hospitals.set(code, client)
      return client
    },
  }
}
