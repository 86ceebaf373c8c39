/** Who is logged in. */
export interface Account {
  readonly id: number
  readonly name: string
}

/** The stored part of a session. Without a token the session has expired: the record still names the person, but no call uses it. */
export interface SessionRecord<Who extends Account = Account> {
  readonly account: Who
  readonly token: string | undefined
  /** When the token ends, if the server said so. The device's clock is not used to decide that a session has ended. */
  readonly expiresAt: string | undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The session in a stored text; undefined if it is none. */
export const parseRecord = <Who extends Account>(
  text: string,
  isAccount: (account: Readonly<Record<string, unknown>>) => boolean,
): SessionRecord<Who> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return undefined
    const { account, token, expiresAt } = value
    if (!isRecord(account) || typeof account['id'] !== 'number' || typeof account['name'] !== 'string') return undefined
    if (!isAccount(account)) return undefined
    return {
      // The cast is safe: `isAccount` has checked the fields beyond these.
      account: account as object as Who,
      token: typeof token === 'string' && token ? token : undefined,
      expiresAt: typeof expiresAt === 'string' ? expiresAt : undefined,
    }
  } catch {
    return undefined
  }
}
