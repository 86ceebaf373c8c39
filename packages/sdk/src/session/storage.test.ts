import { describe, expect, test, vi } from 'vitest'
import { backEnd, baseUrl, credentials, logInAnswer, openSession, profile } from '../testing/session-back-end.ts'
import { stubNetwork } from '../testing/stub-network.ts'
import { createMemberSession, memoryStorage } from './index.ts'
import type { SessionStorage } from './index.ts'

describe('A storage', () => {
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  const never = () => new Promise<never>(() => undefined)

  test.each([
    ['throws', forbidden],
    ['rejects', () => Promise.reject(new Error('locked'))],
  ])('that %s leaves a session for as long as the page lives, and is told', async (_name, fail) => {
    const onStorageFailure = vi.fn()
    const storage = { read: fail, write: fail, remove: fail }
    const server = backEnd()
    const session = await openSession(server, { storage, onStorageFailure })
    expect((await profile(session)).error).toBeUndefined()
    server.expireAll()
    await profile(session)
    expect(session.getState().kind).toBe('expired')
    expect(await session.logOut()).toBe(false)
    expect(new Set(onStorageFailure.mock.calls.flat())).toEqual(new Set(['read', 'write', 'remove']))
  })

  test('that never answers keeps no call waiting for ever', async () => {
    vi.useFakeTimers()
    try {
      const { fetch } = stubNetwork(logInAnswer('a'))
      const session = createMemberSession({ baseUrl, fetch, storage: { read: never, write: never, remove: never } })
      const ends = Promise.all([profile(session), session.logIn(credentials), session.logOut(), session.ready])
      await vi.advanceTimersByTimeAsync(30_000)
      expect((await ends)[2]).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  test('that does not answer yet does not hold a call that is aborted', async () => {
    const session = createMemberSession({ baseUrl, storage: { read: never, write: never, remove: never } })
    const { error } = await profile(session, { signal: AbortSignal.abort() })
    expect(error).toMatchObject({ kind: 'aborted', operation: 'getProfile' })
  })

  test.each(['', '{', 'null', '[]', '{"account":7}', '{"account":{"id":"7","name":"Siti"},"token":"t"}'])(
    'that holds %j has no session',
    async (text) => {
      const session = createMemberSession({ baseUrl, storage: { ...memoryStorage(), read: () => text } })
      await session.ready
      expect(session.getState()).toEqual({ kind: 'out' })
    },
  )

  test('that is asynchronous is used in the order of the calls', async () => {
    let stored: string | undefined
    const later = (milliseconds: number, work: () => void) =>
      new Promise<void>((resolve) => setTimeout(() => resolve(work()), milliseconds))
    const storage: SessionStorage = {
      read: () => Promise.resolve(stored),
      write: (text) => later(20, () => (stored = text)),
      remove: () => later(1, () => (stored = undefined)),
    }
    const session = createMemberSession({ baseUrl, fetch: backEnd().fetch, storage })
    const logIn = session.logIn(credentials)
    await vi.waitFor(() => expect(session.getState().kind).toBe('in'))
    await Promise.all([logIn, session.logOut()])
    expect(stored).toBeUndefined()
  })
})
