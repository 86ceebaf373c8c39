import type { ClientOptions } from '@hospital/sdk'
import { createCmsClient } from '@hospital/sdk/cms'
import { createCmsRest } from '@hospital/sdk/cms/rest'
import { createCompanyClient } from '@hospital/sdk/company'
import { createHospitalCareClient } from '@hospital/sdk/hospital-care'
import { createMemberAccountClient, createMemberClient } from '@hospital/sdk/member'
import { createSocialFeedClient } from '@hospital/sdk/social-feed'

/** The tokens of the callers: a member, a company's user, the corporate admin, and the applications themselves. */
export interface Tokens {
  readonly member: string
  readonly company: string
  readonly admin: string
  readonly cms: string
  readonly socialFeed: string
}

/** The address in the examples. Nothing is sent there. */
export const exampleHost = 'https://hospital.example'

/** The SDK's clients. `options`, such as a network of one's own, apply to all of them. */
export const createClients = (tokens: Tokens, options: Omit<ClientOptions, 'baseUrl' | 'token' | 'headers'>) => {
  const common = { retry: false, ...options } as const
  const company = (token: string) => createCompanyClient({ ...common, baseUrl: `${exampleHost}/company`, token })
  const cms = { ...common, baseUrl: `${exampleHost}/cms`, token: tokens.cms }
  const member = { ...common, baseUrl: `${exampleHost}/member`, token: tokens.member }
  return {
    member: { ...createMemberClient(member), ...createMemberAccountClient(member) },
    company: company(tokens.company),
    admin: company(tokens.admin),
    'hospital-care': createHospitalCareClient({
      ...common,
      baseUrl: `${exampleHost}/hospital-care/RS01`,
      token: tokens.member,
    }),
    cms: createCmsRest(cms),
    'social-feed': createSocialFeedClient({
      ...common,
      baseUrl: `${exampleHost}/social-feed`,
      headers: { token: tokens.socialFeed },
    }),
    content: createCmsClient(cms),
  }
}

/** The clients, by the name that a call begins with. */
export type Clients = ReturnType<typeof createClients>
