import { webStorage } from '@hospital/sdk/session'
import type { SessionStorage } from '@hospital/sdk/session'
import { accountOf, readSession } from './read-session.ts'
import { sessionCookies, tokenKeys } from './session-cookies.ts'
import { endedCookie } from './set-cookie.ts'
import { storedToken } from './stored-token.ts'
import type { Account } from './visitor-session.ts'
import { isSecure } from './write-cookies.ts'

/** An account with the cookies that a log-in, or a change of the person, writes. Read from the browser it has none. */
export interface StoredAccount extends Account {
  readonly cookies?: readonly string[]
}

/** What the SDK's session stores, as it writes it. */
interface StoredRecord {
  readonly account: StoredAccount
  /** Absent once it was refused. */
  readonly token?: string | undefined
}

const cookiesOf = {
  member: [sessionCookies.member, sessionCookies.family],
  company: [sessionCookies.company],
} as const satisfies Record<Account['kind'], readonly string[]>

/** Ends the session of one kind of account in this browser: cookies and token. */
const endKind = (kind: Account['kind']): void => {
  for (const name of cookiesOf[kind]) document.cookie = endedCookie(name, isSecure())
  // Last: other tabs notice by it, and read the cookies then.
  storedToken(kind).remove()
}

/** What a cookie says, without its attributes. */
const pairOf = (cookie: string): string => cookie.slice(0, cookie.indexOf(';'))

/** Writes cookies. False where the browser forbids one of them. */
const writeCookies = (cookies: readonly string[]): boolean => {
  for (const cookie of cookies) document.cookie = cookie
  // Chromium writes cookies asynchronously: the next request may go without them. What reads them waits until they are there.
  const taken = document.cookie
  return cookies.every((cookie) => taken.includes(pairOf(cookie)))
}

/**
 * Where the SDK's session lies in this browser: who it is in cookies, which the server reads for a day, and the token in local storage,
 * which no server gets with a page. One person at a time: a patient's session ends a company's, and the other way round.
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
    // A session that has expired leaves its cookies, which say whose it was.
    if (token === undefined) return storedToken(account.kind).remove()
    endKind(account.kind === 'member' ? 'company' : 'member')
    // The token comes last: other tabs notice by it, and read the cookies then.
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
