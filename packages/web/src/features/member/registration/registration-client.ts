import { createMemberClient } from '@hospital/sdk/member'
import type { MemberClient } from '@hospital/sdk/member'
import type { Locale } from '@hospital/ui'

/** A client of the member API without a bearer: registration comes before any session, and lists are everybody's. */
export const registrationClient = (locale: Locale): MemberClient =>
  createMemberClient({ baseUrl: '/api/member', locale })
