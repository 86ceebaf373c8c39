import type { CompanyComponents } from '@hospital/sdk/company'
import type { MemberComponents } from '@hospital/sdk/member'
import type { SessionRecord } from '@hospital/sdk/session'
import { isSecure } from './is-secure.ts'
import { adminRole } from './read-session.ts'
import { siteSession } from './site-session.ts'
import type { PageStore } from './site-session.ts'
import type { StoredAccount } from './site-storage.ts'
import { sessionAtom } from './visitor-session.ts'
import type { Account, VisitorSession } from './visitor-session.ts'
import { companyCookie, familyCookie, memberCookie } from './write-cookies.ts'
import type { MemberCookie } from './write-cookies.ts'

type MemberSchemas = MemberComponents['schemas']

/** The part of an answer that begins a member's session: of `login` and of `verifyRegistrationCode`. */
export type MemberAnswer = Pick<
  MemberSchemas['VerifyRegistrationCodeSuccess'] | MemberSchemas['LoginSuccess'],
  'users' | 'family' | 'jwt_token'
>

const memberAccount = ({ id, nama_lengkap: name, gender }: MemberCookie): Account => ({
  id,
  name,
  kind: 'member',
  gender: gender === 'L' ? 'male' : 'female',
  isAdmin: false,
})

/** The session of a member: a token for calls, cookies for the shell of pages. */
export const memberRecord = ({ users, family, jwt_token: token }: MemberAnswer): SessionRecord<StoredAccount> => ({
  account: {
    ...memberAccount(users),
    cookies: [memberCookie(users), familyCookie(family.map((one) => one.id))],
  },
  token: token.value,
  expiresAt: undefined,
})

/** The session of a company user or a corporate administrator: a token for calls, a cookie for the shell of pages. */
export const companyRecord = ({
  data: { token, user },
}: CompanyComponents['schemas']['CompanyLoginSuccess']): SessionRecord<StoredAccount> => ({
  account: {
    id: user.id,
    name: user.name,
    kind: 'company',
    gender: undefined,
    isAdmin: user.role_id === adminRole,
    cookies: [companyCookie(user, isSecure())],
  },
  token,
  expiresAt: undefined,
})

/**
 * Opens a member's session from the answer of a registration. Undefined if the browser forbids storage: nothing of the session is then
 * left.
 */
export const openSession = async (store: PageStore, answer: MemberAnswer): Promise<VisitorSession | undefined> =>
  (await siteSession(store).begin(memberRecord(answer))) ? store.get(sessionAtom) : undefined

/** Shows a member's changed name and contact details at once, and after a reload. */
export const changeMember = (store: PageStore, saved: MemberCookie): Promise<void> =>
  siteSession(store).setAccount({ ...memberAccount(saved), cookies: [memberCookie(saved)] })
