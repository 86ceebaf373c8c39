import { describe, expect, test, vi } from 'vitest'
import { createHospitalCareClient } from '../hospital-care/index.ts'
import { memberQueries } from '../query/index.ts'
import {
  backEnd,
  baseUrl,
  cancel,
  credentials,
  logInAnswer,
  openSession,
  profile,
} from '../testing/session-back-end.ts'
import { json, silence, stubNetwork } from '../testing/stub-network.ts'
import { createCompanySession, createMemberSession, memoryStorage } from './index.ts'

const soon = () => vi.waitFor(() => undefined)

describe('A log-in', () => {
  test('gives calls the token, and the state the person, without the token', async () => {
    const server = backEnd()
    const session = await openSession(server)
    expect(session.getState()).toEqual({ kind: 'in', account: { id: 7, name: 'Siti' }, expiresAt: 'besok' })
    expect((await profile(session)).error).toBeUndefined()
    expect(server.sent()).toEqual(['token-1'])
    expect(JSON.stringify([session, session.getState()])).not.toContain('token-1')
  })

  test('that is rejected changes nothing', async () => {
    const { fetch } = stubNetwork(json({ process: false, detail: 'Email atau password salah.' }))
    const session = createMemberSession({ baseUrl, fetch, storage: memoryStorage() })
    const { error } = await session.logIn(credentials)
    expect(error).toMatchObject({ kind: 'rejected', detail: 'Email atau password salah.' })
    expect(session.getState()).toEqual({ kind: 'out' })
  })

  test('that a log-out has overtaken begins nothing', async () => {
    let answer: (response: Response) => void = () => undefined
    const { fetch } = stubNetwork(() => new Promise<Response>((resolve) => (answer = resolve)))
    const session = createMemberSession({ baseUrl, fetch, storage: memoryStorage() })
    const logIn = session.logIn(credentials)
    await soon()
    await session.logOut()
    answer(logInAnswer('token-1'))
    expect((await logIn).error).toMatchObject({ kind: 'aborted', operation: 'login' })
    expect(session.getState().kind).toBe('out')
  })

  test('by a verified registration begins a session too', async () => {
    const server = backEnd()
    const session = await openSession(server)
    await session.begin(await logInAnswer('token-9', 8).json())
    expect(session.getState()).toMatchObject({ kind: 'in', account: { id: 8 } })
  })

  test('goes on after a reload, and ends with the log-out', async () => {
    const server = backEnd()
    const storage = memoryStorage()
    const first = await openSession(server, { storage })
    const reloaded = createMemberSession({ baseUrl, fetch: server.fetch, storage })
    expect(reloaded.getState()).toEqual({ kind: 'loading' })
    expect((await profile(reloaded)).error).toBeUndefined()
    expect(reloaded.getState()).toEqual(first.getState())
    expect(await first.logOut()).toBe(true)
    expect(storage.read()).toBeUndefined()
    server.requests.length = 0
    expect((await profile(first)).error).toMatchObject({ kind: 'unauthorized', status: 0 })
    expect(server.requests).toHaveLength(0)
  })

  test('of a company user or an administrator says which', async () => {
    const user = { id: 3, name: 'Dewi', role_id: 1 }
    const network = stubNetwork(json({ process: true, detail: '', data: { token: 't', user } }))
    const session = createCompanySession({ baseUrl, fetch: network.fetch, storage: memoryStorage() })
    await session.logInAsAdmin(credentials)
    await session.logIn(credentials)
    expect(network.requests.map(({ url }) => url)).toEqual([
      `${baseUrl}/company/admin/login`,
      `${baseUrl}/company/login`,
    ])
    expect(session.getState()).toMatchObject({ kind: 'in', account: { id: 3, name: 'Dewi', role: 1 } })
  })
})

describe('An expiry', () => {
  test('is told once, however many calls of all clients meet it, and once again for the next token', async () => {
    const server = backEnd()
    const onExpired = vi.fn()
    const session = await openSession(server, { onExpired })
    const hospital = session.connect((token) =>
      createHospitalCareClient({ ...token, baseUrl: 'https://rs01.example', fetch: server.fetch, retry: false }),
    )
    server.expireAll()
    const results = await Promise.all([
      profile(session),
      profile(session),
      cancel(session),
      hospital.getMobilePatient({ query: { id_pasien: 7 } }),
    ])
    expect(results.map(({ error }) => error?.kind)).toEqual(Array.from({ length: 4 }, () => 'unauthorized'))
    expect(onExpired.mock.calls).toEqual([[{ id: 7, name: 'Siti' }]])
    expect(session.getState()).toEqual({ kind: 'expired', account: { id: 7, name: 'Siti' } })
    await session.logIn(credentials)
    server.expireAll()
    await profile(session)
    expect(onExpired).toHaveBeenCalledTimes(2)
  })

  test('leaves no token in the storage, and nothing is sent with it any more', async () => {
    const server = backEnd()
    const storage = memoryStorage()
    const session = await openSession(server, { storage })
    server.expireAll()
    await profile(session)
    expect(storage.read()).toContain('Siti')
    expect(storage.read()).not.toContain('token-1')
    server.requests.length = 0
    expect((await profile(session)).error).toMatchObject({ kind: 'unauthorized', status: 0 })
    expect(server.requests).toHaveLength(0)
  })

  test('is no log-out where only the network fails', async () => {
    const session = await openSession(backEnd(), { fetch: backEnd().fetch })
    expect(session.getState().kind).toBe('in')
    const failing = createMemberSession({
      baseUrl,
      fetch: stubNetwork(logInAnswer('a'), json({}, 503), new TypeError('fetch failed'), json({}, 403)).fetch,
      storage: memoryStorage(),
      retry: false,
    })
    await failing.logIn(credentials)
    for (const kind of ['server', 'network', 'forbidden']) expect((await profile(failing)).error?.kind).toBe(kind)
    expect(failing.getState().kind).toBe('in')
  })
})

test('Calls without a person’s token are as they are, and options for TanStack Query know the client', async () => {
  const network = stubNetwork(json({}, 401))
  const session = createMemberSession({ baseUrl, fetch: network.fetch, storage: memoryStorage() })
  expect((await session.client.listReligions()).error).toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(session.getState().kind).not.toBe('expired')
  expect(memberQueries(session.client).getProfile({ query: { id: 7 } }).queryKey[0]).toBe('member')
})

test('A listener or hook that throws breaks nothing', async () => {
  const broken = () => {
    throw new Error('broken')
  }
  const server = backEnd()
  const session = await openSession(server, { onExpired: broken })
  session.subscribe(broken)
  server.expireAll()
  expect((await profile(session)).error?.kind).toBe('unauthorized')
  expect(await session.logOut()).toBe(true)
})

test('Each call has its own time limit, also with a session', async () => {
  const { fetch } = stubNetwork(logInAnswer('a'), silence)
  const session = createMemberSession({ baseUrl, fetch, storage: memoryStorage(), timeout: 20, retry: false })
  await session.logIn(credentials)
  expect((await profile(session)).error?.kind).toBe('timeout')
})

test('A wait that no timer can hold is an error when the session is made', () => {
  expect(() => createMemberSession({ baseUrl, storage: memoryStorage(), logInWait: -1 })).toThrow(RangeError)
})
