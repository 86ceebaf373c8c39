// The options for TanStack Query of each operation and each content function. This entry imports nothing from TanStack itself.
import type { CompanyClient } from '../generated/company/client.ts'
import { companyRoutes } from '../generated/company/client.ts'
import type { HospitalCareClient } from '../generated/hospital-care/client.ts'
import { hospitalCareRoutes } from '../generated/hospital-care/client.ts'
import type { MemberClient } from '../generated/member/client.ts'
import { memberRoutes } from '../generated/member/client.ts'
import type { SocialFeedClient } from '../generated/social-feed/client.ts'
import { socialFeedRoutes } from '../generated/social-feed/client.ts'
import { createQueries } from './queries.ts'
import type { Queries } from './queries.ts'

export { ApiFailure } from '../rules/or-throw.ts'
export type { ContentWriteOptions } from './content.ts'
export { contentMutation, contentPages, contentQuery } from './content.ts'
export type { PagesOptions, Queries, ReadKey, ReadOptions, WriteOptions } from './queries.ts'

/** The options of the member API's operations. `account`: the account of the answers, if a cache holds answers of several accounts. */
export const memberQueries = (client: MemberClient, account?: string): Queries<typeof memberRoutes, MemberClient> =>
  createQueries('member', memberRoutes, client, account)

/** The options of the company API's operations, see {@link memberQueries}. */
export const companyQueries = (client: CompanyClient, account?: string): Queries<typeof companyRoutes, CompanyClient> =>
  createQueries('company', companyRoutes, client, account)

/** The options of the hospital-care API's operations, see {@link memberQueries}. Keys hold the address of the hospital. */
export const hospitalCareQueries = (
  client: HospitalCareClient,
  account?: string,
): Queries<typeof hospitalCareRoutes, HospitalCareClient> =>
  createQueries('hospital-care', hospitalCareRoutes, client, account)

/** The options of the social feed's operations. */
export const socialFeedQueries = (client: SocialFeedClient): Queries<typeof socialFeedRoutes, SocialFeedClient> =>
  createQueries('social-feed', socialFeedRoutes, client)
