import { webStorage } from '@hospital/sdk/session'
import type { SessionStorage } from '@hospital/sdk/session'
import { isSecure } from './is-secure.ts'
import { accountOf, readSession } from './read-session.ts'
import { sessionCookies, tokenKeys } from './session-cookies.ts'
import { endedCookie } from './set-cookie.ts'
import { storedToken } from './stored-token.ts'
import type { Account } from './visitor-session.ts'

/**
 * An account with the cookies that a log-in, or a change of the person's details, writes. An account that was read from the browser has no
 * cookies.
 */
export interface StoredAccount extends Account {
  readonly cookies?: readonly string[]
}

/** The stored form of the SDK's session. */
interface StoredRecord {
  readonly account: StoredAccount
  /** Absent after the back end refused it. */
  readonly token?: string | undefined
}

const cookiesOf = {
  member: [sessionCookies.member, sessionCookies.family],
  company: [sessionCookies.company],
} as const satisfies Record<Account['kind'], readonly string[]>

/** Ends the session of one kind of account in this browser: cookies and token. */
const endKind = (kind: Account['kind']): void => {
  for (const name of cookiesOf[kind]) document.cookie = endedCookie(name, isSecure())
  // The token comes last: other tabs notice its removal, and then read the cookies.
  storedToken(kind).remove()
}

/** The name and the value of a cookie, without its attributes. */
const pairOf = (cookie: string): string => cookie.slice(0, cookie.indexOf(';'))

/** Writes cookies. Returns false if the browser refuses one of them. */
const writeCookies = (cookies: readonly string[]): boolean => {
  for (const cookie of cookies) document.cookie = cookie
  // Chromium writes cookies asynchronously, so the next request could go without them. Reading them waits until they are written.
  const taken = document.cookie
  return cookies.every((cookie) => taken.includes(pairOf(cookie)))
}

/**
 * The storage of the SDK's session in this browser. The account is in cookies, which the server reads for a day. The token is in local
 * storage, so no page request sends it to a server. Only one person at a time: a patient's session ends a company's, and the other way
 * round.
 */
export const siteStorage: SessionStorage = {
  read: () => {
    const account = accountOf(readSession(document.cookie))
    const record: StoredRecord | undefined = account && {
      account,
      token: storedToken(account.kind).read() ?? undefined,
    }
    return record && JSON.stringify(record)
  },
  write: (text) => {
    const { account, token } = JSON.parse(text) as StoredRecord
    // An expired session leaves its cookies, which tell whose session it was.
    if (token === undefined) return storedToken(account.kind).remove()
    endKind(account.kind === 'member' ? 'company' : 'member')
    // The token comes last: other tabs notice it, and then read the cookies.
    if (!writeCookies(account.cookies ?? []) || !storedToken(account.kind).write(token))
      throw new Error('the browser forbids to store the session')
    return undefined
  },
  remove: () => {
    endKind('member')
    endKind('company')
  },
  watch: (changed) => {
    const ends = Object.values(tokenKeys).map((key) => webStorage(key).watch?.(changed))
    return () => ends.forEach((end) => end?.())
  },
}
