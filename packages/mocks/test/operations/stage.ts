import { cmsRest, createCmsClient } from '@hospital/sdk/cms'
import type { CmsClient } from '@hospital/sdk/cms'
import { createCompanyClient } from '@hospital/sdk/company'
import type { CompanyClient } from '@hospital/sdk/company'
import { createHospitalCareClient } from '@hospital/sdk/hospital-care'
import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import type { ClientOptions } from '@hospital/sdk/member'
import { createMemberAccountClient, createMemberClient } from '@hospital/sdk/member'
import type { MemberAccountClient, MemberClient } from '@hospital/sdk/member'
import { createSocialFeedClient } from '@hospital/sdk/social-feed'
import type { SocialFeedClient } from '@hospital/sdk/social-feed'
import {
  validateCms,
  validateCompany,
  validateHospitalCare,
  validateMember,
  validateSocialFeed,
} from '@hospital/sdk/validation'
import { cmsToken } from '../../src/cms/token.ts'
import { companyToken, memberToken } from '../../src/hospital/testing/house.ts'
import { socialFeedToken } from '../../src/resolvers/social-feed.ts'

/** The REST calls of the content API: the SDK has them beside its content functions. */
export type CmsRestClient = ReturnType<typeof cmsRest>

/** The SDK's clients. Each has an authorised person, and validates its answers. */
export interface Clients {
  /** Default: Siti. */
  readonly member: (id?: number) => MemberClient & MemberAccountClient
  /** Default: the personnel manager of PT Nusantara Tekstil. */
  readonly company: (id?: number) => CompanyClient
  /** Siti at RS Kawung Karawang. */
  readonly care: HospitalCareClient
  readonly cms: CmsClient
  readonly cmsRest: CmsRestClient
  readonly socialFeed: SocialFeedClient
}

/** The corporate admin of the group. */
export const adminId = 1

/** Creates clients of the server at a URL; `options` apply to all of them. */
export const createClients = (url: string, options: Partial<ClientOptions> = {}): Clients => {
  const common = { retry: false, ...options } as const
  const cms = createCmsClient({ ...common, baseUrl: `${url}/cms`, token: cmsToken, validate: validateCms })
  const feedHeaders = { ...options.headers, token: socialFeedToken }
  return {
    member: (id = 1001) => {
      const calls = { ...common, baseUrl: `${url}/member`, token: memberToken(id), validate: validateMember }
      return { ...createMemberClient(calls), ...createMemberAccountClient(calls) }
    },
    company: (id = 77) =>
      createCompanyClient({ ...common, baseUrl: `${url}/company`, token: companyToken(id), validate: validateCompany }),
    care: createHospitalCareClient({
      ...common,
      baseUrl: `${url}/hospital-care/RS01`,
      token: memberToken(1001),
      validate: validateHospitalCare,
    }),
    cms,
    cmsRest: cmsRest(cms),
    socialFeed: createSocialFeedClient({
      ...common,
      baseUrl: `${url}/social-feed`,
      headers: feedHeaders,
      validate: validateSocialFeed,
    }),
  }
}

/** The sources of inputs: clients without faults, and the clock of the server. */
export interface Stage extends Clients {
  /** Today in Jakarta. */
  readonly today: string
  readonly pass: (minutes: number) => void
}
