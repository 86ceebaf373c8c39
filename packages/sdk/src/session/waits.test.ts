import { describe, expect, test, vi } from 'vitest'
import {
  backEnd,
  baseUrl,
  bearerOf,
  cancel,
  credentials,
  openSession,
  profile,
  sharedStorage,
} from '../testing/session-back-end.ts'
import type { SessionTestOptions } from '../testing/session-back-end.ts'
import type { MemberSession } from './index.ts'
import { createMemberSession, memoryStorage } from './index.ts'

/** What happens while a read and a write wait, and how they end. */
interface WaitCase {
  readonly when: string
  readonly ids: readonly number[]
  readonly act: (session: MemberSession, controller: AbortController) => unknown
  readonly read: string
  /** How often the read was sent with a token, the first time included. */
  readonly sent: readonly string[]
  readonly wait?: number
}

const waits: readonly WaitCase[] = [
  {
    when: 'the same person logs in again',
    ids: [7],
    act: (session) => session.logIn(credentials),
    read: 'data',
    sent: ['token-1', 'token-2'],
  },
  {
    when: 'another person logs in',
    ids: [7, 8],
    act: (session) => session.logIn(credentials),
    read: 'unauthorized',
    sent: ['token-1'],
  },
  {
    when: 'the person logs out',
    ids: [7],
    act: (session) => session.logOut(),
    read: 'unauthorized',
    sent: ['token-1'],
  },
  { when: 'the session is closed', ids: [7], act: (s) => s.close(), read: 'unauthorized', sent: ['token-1'] },
  { when: 'its caller aborts it', ids: [7], act: (_s, caller) => caller.abort(), read: 'aborted', sent: ['token-1'] },
  {
    when: 'nobody logs in for long',
    ids: [7],
    act: () => undefined,
    read: 'unauthorized',
    wait: 20,
    sent: ['token-1'],
  },
]

describe('A read that waits for the log-in', () => {
  test.each(waits)('ends if $when: $read', async ({ ids, act, read, sent, wait = 60_000 }) => {
    const server = backEnd(...ids)
    const session = await openSession(server, { logInWait: wait })
    const controller = new AbortController()
    server.expireAll()
    const waiting = profile(session, { signal: controller.signal })
    await vi.waitFor(() => expect(session.getState().kind).toBe('expired'))
    await act(session, controller)
    expect((await waiting).error?.kind ?? 'data').toBe(read)
    const reads = server.requests.filter(({ url }) => !url.endsWith('/login'))
    expect(reads.map(bearerOf)).toEqual(sent)
  })

  test('is repeated once only, and a write not at all', async () => {
    const server = backEnd()
    const session = await openSession(server, { logInWait: 60_000 })
    server.expireAll()
    const read = profile(session)
    expect((await cancel(session)).error?.kind).toBe('unauthorized')
    const logIn = session.logIn(credentials)
    // The new token is refused too.
    session.subscribe(server.expireAll)
    await logIn
    expect((await read).error?.kind).toBe('unauthorized')
    const sent = (path: string) => server.requests.filter(({ url }) => url.includes(path)).map(bearerOf)
    expect(sent('/profile/detail')).toEqual(['token-1', 'token-2'])
    expect(sent('/appointment/delete')).toEqual(['token-1'])
    expect(session.getState().kind).toBe('expired')
  })

  test('that begins when the session has expired is sent after the log-in, without the old token', async () => {
    const server = backEnd()
    const session = await openSession(server, { logInWait: 60_000 })
    server.expireAll()
    await cancel(session)
    server.requests.length = 0
    const read = profile(session)
    await session.logIn(credentials)
    expect((await read).error).toBeUndefined()
    expect(server.sent()).toEqual(['', 'token-2'])
  })

  test('does not wait where nobody was logged in', async () => {
    const session = createMemberSession({
      baseUrl,
      fetch: backEnd().fetch,
      storage: memoryStorage(),
      logInWait: 60_000,
    })
    expect((await profile(session)).error?.kind).toBe('unauthorized')
  })
})

describe('Two tabs', () => {
  const openTabs = async (options: SessionTestOptions = {}) => {
    const server = backEnd()
    const { tab, shared } = sharedStorage()
    const first = await openSession(server, { ...options, storage: tab() })
    const second = createMemberSession({ ...options, baseUrl, fetch: server.fetch, storage: tab(), retry: false })
    await second.ready
    return { server, first, second, shared }
  }

  test('agree on who is logged in, that the session has expired, and that nobody is', async () => {
    const onExpired = vi.fn()
    const { server, first, second } = await openTabs({ onExpired })
    expect(second.getState()).toEqual(first.getState())
    const seen: string[] = []
    const stop = second.subscribe(() => seen.push(second.getState().kind))
    server.expireAll()
    await profile(first)
    await vi.waitFor(() => expect(seen).toEqual(['expired']))
    await first.logIn(credentials)
    await vi.waitFor(() => expect(seen).toEqual(['expired', 'in']))
    await first.logOut()
    await vi.waitFor(() => expect(seen).toEqual(['expired', 'in', 'out']))
    stop()
    expect(onExpired).toHaveBeenCalledTimes(2)
  })

  test('a read that waits in one goes on after the log-in in the other', async () => {
    const { server, first, second } = await openTabs({ logInWait: 60_000 })
    server.expireAll()
    const waiting = profile(first)
    await vi.waitFor(() => expect(second.getState().kind).toBe('expired'))
    await second.logIn(credentials)
    expect((await waiting).error).toBeUndefined()
  })

  test('a refusal of an old token does not expire the one that another tab has stored meanwhile', async () => {
    const { server, first, second, shared } = await openTabs()
    second.close()
    server.expireAll()
    await first.logIn(credentials)
    expect((await profile(second)).error).toBeUndefined()
    expect(second.getState().kind).toBe('in')
    expect(shared.read()).toContain('token-2')
  })
})
