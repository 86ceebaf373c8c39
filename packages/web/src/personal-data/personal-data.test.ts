import { QueryObserver } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginSession, expireSessionAtom } from '../session/begin-session.ts'
import { sessionAtom } from '../session/visitor-session.ts'
import type { VisitorSession } from '../session/visitor-session.ts'
import { readFamily } from './family.ts'
import { discardOtherPersonalData, personalDataOf } from './personal-data.ts'
import type { PersonalData } from './personal-data.ts'
import { readProfile } from './profile.ts'
import { ReadFailure, readOptions } from './read.ts'
import type { Read } from './read.ts'
import { sendWrite } from './write-outcome.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  discardOtherPersonalData(undefined)
  vi.unstubAllGlobals()
})

const ids = { Siti: 1001, Joko: 1011 } as const
type Person = keyof typeof ids

const sessionOf = (name: Person): VisitorSession =>
  beginSession({ id: ids[name], name, kind: 'member', gender: 'female', isAdmin: false }, `token.${name}`)

const person = (name: string) => ({
  id: 1,
  nama_lengkap: name,
  email: null,
  no_telp: null,
  gender: 'P',
  avatar: null,
  status_family: null,
  tgl_lahir: null,
  nopasien: null,
})

/** Answers with the name in the bearer: what a back end would send to this person. */
const answerTo = (_url: unknown, init?: RequestInit): Promise<Response> => {
  const [, name = ''] = /token\.(\w+)/.exec(new Headers(init?.headers).get('authorization') ?? '') ?? []
  return Promise.resolve(Response.json({ process: true, detail: name, data: [person(name)] }))
}

const personalOf = (
  session: VisitorSession,
  options: Partial<Parameters<typeof personalDataOf>[0]> = {},
): PersonalData => personalDataOf({ session, locale: 'id', onExpired: () => undefined, fetch: answerTo, ...options })

describe('two people one after the other in one browser', () => {
  const steps = fc.array(fc.constantFrom<Person | 'write' | 'again'>('Siti', 'Joko', 'write', 'again'), {
    minLength: 4,
    maxLength: 14,
  })

  test('never see a datum of the other, whatever the order of the answers', async () => {
    let answers = 0
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, actions) => {
        const fetch = scheduler.scheduleFunction<Parameters<typeof answerTo>, Response>(answerTo)
        const shown: (readonly [to: string, of: string])[] = []
        let current = sessionOf('Siti')
        let personal = personalOf(current, { fetch })
        let leave: () => void = () => undefined
        const see = (of: string) => void shown.push([current.account.name, of])
        const visit = () => {
          leave()
          const observer = new QueryObserver(personal.queries, readOptions(personal, readFamily(current.account.id)))
          leave = observer.subscribe(({ data }) => data?.forEach(({ name }) => see(name)))
        }
        const logIn = (name: Person) => {
          current = sessionOf(name)
          personal = personalOf(current, { fetch })
          discardOtherPersonalData(current.id)
          visit()
        }
        const write = () =>
          sendWrite(
            personal,
            () => personal.member.deleteAppointment({ body: { kode_appointment: 'A1', id_pasien: 1 } }),
            ['getFamily'],
          ).then((outcome) => outcome?.kind === 'done' && see(outcome.data.detail))
        visit()
        const writes: Promise<unknown>[] = []
        for (const action of actions) {
          if (action === 'write') writes.push(write())
          else if (action === 'again') void personal.queries.invalidateQueries({ queryKey: ['getFamily'] })
          else logIn(action)
          if (scheduler.count() > 1) await scheduler.waitOne()
        }
        await scheduler.waitFor(Promise.all(writes))
        await scheduler.waitIdle()
        leave()
        answers += shown.length
        expect(shown.filter(([to, of]) => to !== of)).toEqual([])
      }),
      { numRuns: 200 },
    )
    expect(answers).toBeGreaterThan(200)
  })

  test('never see the profile of another patient either, whichever patient is chosen while answers are on their way', async () => {
    let answers = 0
    type Action = 1 | 2 | 3 | 'Siti' | 'Joko' | 'again' | 'wait'
    const actionsOf = fc.constantFrom<Action>(1, 2, 3, 'Siti', 'Joko', 'again', 'wait')
    const chosen = fc.array(actionsOf, { minLength: 4, maxLength: 14 })
    const profileOf: typeof answerTo = (url, init) => {
      const [, name = ''] = /token\.(\w+)/.exec(new Headers(init?.headers).get('authorization') ?? '') ?? []
      const id = new URL(String(url), 'https://rs.example').searchParams.get('id')
      return Promise.resolve(
        Response.json({ process: true, detail: '', data: { ...person(`${name} ${id}`), golongan_darah: null } }),
      )
    }
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), chosen, async (scheduler, actions) => {
        const fetch = scheduler.scheduleFunction<Parameters<typeof answerTo>, Response>(profileOf)
        const shown: (readonly [wanted: string, got: string])[] = []
        let current = sessionOf('Siti')
        let personal = personalOf(current, { fetch })
        let leave: () => void = () => undefined
        const choose = (patient: number) => {
          leave()
          const wanted = `${current.account.name} ${patient}`
          const observer = new QueryObserver(personal.queries, readOptions(personal, readProfile(patient)))
          leave = observer.subscribe(({ data }) => data && shown.push([wanted, data.nama_lengkap]))
        }
        choose(1)
        for (const action of actions) {
          if (action === 'again') void personal.queries.invalidateQueries({ queryKey: ['getProfile'] })
          else if (action === 'wait') await scheduler.waitIdle()
          else if (typeof action === 'number') choose(action)
          else {
            current = sessionOf(action)
            personal = personalOf(current, { fetch })
            discardOtherPersonalData(current.id)
            choose(1)
          }
          if (scheduler.count() > 1) await scheduler.waitOne()
        }
        await scheduler.waitIdle()
        leave()
        answers += shown.length
        expect(shown.filter(([wanted, got]) => wanted !== got)).toEqual([])
      }),
      { numRuns: 200 },
    )
    expect(answers).toBeGreaterThan(200)
  })

  test('leave nothing behind: what was read is thrown away with its session', async () => {
    const personal = personalOf(sessionOf('Siti'))
    await personal.queries.fetchQuery(readOptions(personal, readFamily(ids.Siti)))
    expect(personal.queries.getQueryCache().getAll()).toHaveLength(1)
    const next = sessionOf('Joko')
    discardOtherPersonalData(next.id)
    expect(personal.queries.getQueryCache().getAll()).toHaveLength(0)
    expect(personal.isDiscarded()).toBe(true)
  })
})

describe('a session', () => {
  test('that a back end refuses is expired once, and is still that of the same person', async () => {
    const store = createStore()
    const session = sessionOf('Siti')
    store.set(sessionAtom, session)
    const onExpired = vi.fn<(id: number) => void>((id) => store.set(expireSessionAtom, id))
    const fetch = () => Promise.resolve(Response.json({ message: 'Token kedaluwarsa.' }, { status: 401 }))
    const personal = personalOf(session, { fetch, onExpired })
    const read = readOptions(personal, readFamily(ids.Siti))
    await expect(personal.queries.fetchQuery(read)).rejects.toEqual(new ReadFailure('unauthorized'))
    await expect(personal.queries.fetchQuery(read)).rejects.toEqual(new ReadFailure('unauthorized'))
    expect(onExpired.mock.calls).toEqual([[session.id]])
    expect(store.get(sessionAtom)).toEqual({ ...session, isExpired: true })
  })

  test('is expired again by each write that it is refused, and by none that was sent before a log-in', async () => {
    const session = sessionOf('Siti')
    const onExpired = vi.fn<(id: number) => void>()
    const refused = Promise.withResolvers<Response>()
    const refusal = () => Response.json({ message: 'Token kedaluwarsa.' }, { status: 401 })
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(refusal()))
    const personal = personalOf(session, { fetch, onExpired })
    const cancel = () => personal.member.deleteAppointment({ body: { kode_appointment: 'A1', id_pasien: 1 } })
    await sendWrite(personal, cancel, [])
    onExpired.mockClear()
    await sendWrite(personal, cancel, [])
    expect(onExpired.mock.calls).toEqual([[session.id]])
    fetch.mockReturnValueOnce(refused.promise)
    const late = sendWrite(personal, cancel, [])
    personal.renew('token.Siti.new')
    refused.resolve(refusal())
    await late
    expect(onExpired.mock.calls).toEqual([[session.id]])
  })

  test('that has ended does not expire the next one', () => {
    const store = createStore()
    const [first, second] = [sessionOf('Siti'), sessionOf('Joko')]
    store.set(sessionAtom, second)
    store.set(expireSessionAtom, first.id)
    expect(store.get(sessionAtom)?.isExpired).toBe(false)
  })

  test('without a token can show who it is, and has to log in to read', () => {
    expect(beginSession(sessionOf('Siti').account, null).isExpired).toBe(true)
  })
})

test('a write is sent once, and what it makes stale is read again where it is shown', async () => {
  const paths: string[] = []
  const fetch = (url: string, init?: RequestInit) => {
    paths.push(url)
    return answerTo(url, init)
  }
  const personal = personalOf(sessionOf('Siti'), { fetch })
  const observer = new QueryObserver(personal.queries, readOptions(personal, readFamily(ids.Siti)))
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  await sendWrite(
    personal,
    () => personal.member.deleteAppointment({ body: { kode_appointment: 'A1', id_pasien: 1 } }),
    ['getFamily'],
  )
  await expect.poll(() => paths).toHaveLength(3)
  expect(paths.filter((path) => path.endsWith('/appointment/delete'))).toHaveLength(1)
  leave()
})

test('leaving a page aborts its call', async () => {
  const aborted = vi.fn<() => void>()
  const fetch = (_url: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => {
        aborted()
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
  const personal = personalOf(sessionOf('Siti'), { fetch })
  const observer = new QueryObserver(personal.queries, readOptions(personal, readFamily(ids.Siti)))
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('fetching')
  leave()
  await expect.poll(() => aborted).toHaveBeenCalledTimes(1)
})

test(
  'a session that goes on after another log-in calls with its new token, and reads again what is shown',
  { tags: ['member.bearer'] },
  async () => {
    const bearers: (string | null)[] = []
    const fetch = (url: unknown, init?: RequestInit) => {
      bearers.push(new Headers(init?.headers).get('authorization'))
      return answerTo(url, init)
    }
    const first = sessionOf('Siti')
    const personal = personalOf(first, { fetch })
    const observer = new QueryObserver(personal.queries, readOptions(personal, readFamily(ids.Siti)))
    const leave = observer.subscribe(() => undefined)
    await expect.poll(() => observer.getCurrentResult().data).toHaveLength(1)
    const renewed = beginSession(first.account, 'token.Siti.new', { ...first, isExpired: true })
    expect([renewed.id, renewed.isExpired]).toEqual([first.id, false])
    expect(personalOf(renewed)).toBe(personal)
    await expect.poll(() => bearers).toEqual(['Bearer token.Siti', 'Bearer token.Siti.new'])
    expect(beginSession(sessionOf('Joko').account, 'token.Joko', renewed).id).not.toBe(first.id)
    leave()
  },
)

test("each hospital is asked by its own address with the session's token, and its answers are cached separately", async () => {
  const asked: string[] = []
  const fetch = (url: string, init?: RequestInit) => {
    asked.push(`${new Headers(init?.headers).get('authorization')} ${url.replace(/\?.*/, '')}`)
    return Promise.resolve(Response.json({ process: true, detail: '', data: [] }))
  }
  const personal = personalOf(sessionOf('Siti'), { fetch })
  const readAt = (hospital: string): Read<number> => ({
    operation: 'listLabResults',
    patient: ids.Siti,
    hospital,
    call: async ({ hospitalCare }, signal) => {
      const { data, error } = await hospitalCare(hospital).listLabResults(
        { body: { nopasien: '00-12-34-56' } },
        { signal },
      )
      return error ? { error } : { data: data.data.length }
    },
  })
  for (const code of ['RS01', 'RS02', 'RS01']) await personal.queries.fetchQuery(readOptions(personal, readAt(code)))
  expect(asked).toEqual(
    ['RS01', 'RS02'].map((code) => `Bearer token.Siti /api/hospital-care/${code}/mobile/v1/hasil/laboratorium`),
  )
})
