import { describe, expect, test, vi } from 'vitest'
import { createMemberClient } from '../member/index.ts'
import { backEnd, baseUrl, credentials, openSession, profile, sharedStorage } from '../testing/session-back-end.ts'
import { createMemberSession, createSession, memoryStorage } from './index.ts'
import type { Account, OwnSessionOptions, SessionStorage } from './index.ts'

/** A person as an application knows them: members and company users may have the same number. */
interface Person extends Account {
  readonly kind: 'member' | 'company'
}

const siti: Person = { id: 7, name: 'Siti', kind: 'member' }
const isSame = (one: Person, other: Person) => one.kind === other.kind && one.id === other.id

const openOwn = (options: Partial<OwnSessionOptions<Person>> = {}) => {
  const server = backEnd()
  const session = createSession<Person>({ storage: memoryStorage(), isSame, ...options })
  const clientFor = (owner?: Person) =>
    session.connect((token) => createMemberClient({ ...token, baseUrl, fetch: server.fetch, retry: false }), owner)
  const logIn = (account: Person) =>
    session.logIn(
      () => clientFor().login({ body: credentials }),
      ({ jwt_token: token }) => ({ account, token: token.value, expiresAt: undefined }),
    )
  return { server, session, clientFor, logIn }
}

const read = (client: ReturnType<ReturnType<typeof openOwn>['clientFor']>) => client.getProfile({ query: { id: 7 } })

describe('A session of an application’s own accounts', () => {
  test('begins with the answer of any log-in, and its clients call with it', async () => {
    const { session, clientFor, logIn } = openOwn()
    expect((await logIn(siti)).error).toBeUndefined()
    expect(session.getState()).toEqual({ kind: 'in', account: siti, expiresAt: undefined })
    expect((await read(clientFor())).error).toBeUndefined()
  })

  test('knows persons apart as the application does: another one’s log-in ends the wait of a read', async () => {
    const { server, session, clientFor, logIn } = openOwn({ logInWait: 60_000 })
    await logIn(siti)
    server.expireAll()
    const waiting = read(clientFor())
    await vi.waitFor(() => expect(session.getState().kind).toBe('expired'))
    await logIn({ ...siti, kind: 'company' })
    expect((await waiting).error?.kind).toBe('unauthorized')
  })

  test('is none where what was stored is no account', async () => {
    const storage = memoryStorage()
    await storage.write(JSON.stringify({ account: { id: 7, name: 'Siti' }, token: 't' }))
    const { session } = openOwn({ storage, isAccount: ({ kind }) => kind === 'member' })
    await session.ready
    expect(session.getState().kind).toBe('out')
  })
})

describe('A client with an owner', () => {
  test('sends nothing for anybody else, and calls again after the owner’s log-in', async () => {
    const { server, clientFor, logIn } = openOwn()
    await logIn(siti)
    const client = clientFor(siti)
    await logIn({ ...siti, id: 8, name: 'Agus' })
    server.requests.length = 0
    expect((await read(client)).error).toMatchObject({ kind: 'unauthorized', status: 0 })
    expect(server.requests).toHaveLength(0)
    await logIn(siti)
    expect((await read(client)).error).toBeUndefined()
  })

  test('does not wait for the owner while somebody else is logged in', async () => {
    const { clientFor, logIn } = openOwn({ logInWait: 60_000 })
    const client = clientFor(siti)
    await logIn({ ...siti, id: 8, name: 'Agus' })
    expect((await read(client)).error?.kind).toBe('unauthorized')
  })
})

describe('A change of the account', () => {
  const renamed = { ...siti, name: 'Siti Rahayu' }

  test('is stored and told, and the session goes on', async () => {
    const storage = memoryStorage()
    const { server, session, clientFor, logIn } = openOwn({ storage })
    await logIn(siti)
    const heard = vi.fn()
    session.subscribe(heard)
    await session.setAccount(renamed)
    expect(session.getState()).toMatchObject({ kind: 'in', account: renamed })
    expect(heard.mock.calls).toEqual([[false]])
    expect(storage.read()).toContain('Siti Rahayu')
    server.expireAll()
    await read(clientFor())
    expect(session.getState()).toEqual({ kind: 'expired', account: renamed })
  })

  test.each([
    ['has logged out', undefined],
    ['was replaced', { ...siti, id: 8, name: 'Agus' }],
  ])('is dropped once the person %s in another tab', async (_how, next) => {
    const { tab, shared } = sharedStorage()
    const [first, second] = [openOwn({ storage: tab() }), openOwn({ storage: tab() })]
    await first.logIn(siti)
    // From here on, the first tab does not hear of changes in the other one.
    first.session.close()
    if (next) await second.logIn(next)
    else await second.session.logOut()
    await first.session.setAccount(renamed)
    expect(shared.read() ?? '').not.toContain('Siti')
  })
})

describe('A session that must be stored', () => {
  const full: SessionStorage = { ...memoryStorage(), write: () => Promise.reject(new Error('full')) }

  test('does not begin where the storage refuses it, and nobody is told of it', async () => {
    const { session, logIn } = openOwn({ storage: full, mustStore: true })
    await session.ready
    const heard = vi.fn()
    session.subscribe(heard)
    expect((await logIn(siti)).error).toMatchObject({ kind: 'aborted', operation: 'login' })
    expect(await session.begin({ account: siti, token: 't', expiresAt: undefined })).toBe(false)
    expect([session.getState().kind, heard.mock.calls.length]).toEqual(['out', 0])
  })

  test('does not begin where a log-out overtakes the storage', async () => {
    const writing = Promise.withResolvers<undefined>()
    const write = vi.fn(() => writing.promise)
    const { session, logIn } = openOwn({ storage: { ...memoryStorage(), write }, mustStore: true })
    const waiting = logIn(siti)
    await vi.waitFor(() => expect(write).toHaveBeenCalled())
    const leaving = session.logOut()
    writing.resolve(undefined)
    expect((await waiting).error?.kind).toBe('aborted')
    expect([await leaving, session.getState().kind]).toEqual([true, 'out'])
  })
})

test('A listener knows whether another tab has made the change', async () => {
  const { tab } = sharedStorage()
  const server = backEnd()
  const first = await openSession(server, { storage: tab() })
  const second = createMemberSession({ baseUrl, fetch: server.fetch, storage: tab(), retry: false })
  await second.ready
  const [here, elsewhere] = [vi.fn(), vi.fn()]
  first.subscribe(here)
  second.subscribe(elsewhere)
  server.expireAll()
  await profile(first)
  await first.logIn(credentials)
  await first.logOut()
  await vi.waitFor(() => expect(second.getState().kind).toBe('out'))
  expect(new Set(here.mock.calls.flat())).toEqual(new Set([false]))
  expect(new Set(elsewhere.mock.calls.flat())).toEqual(new Set([true]))
})
