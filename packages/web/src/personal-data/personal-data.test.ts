import { memoryStorage } from '@hospital/sdk/session'
import { QueryObserver } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteSession } from '../session/site-session.ts'
import type { PageStore } from '../session/site-session.ts'
import { sessionAtom } from '../session/visitor-session.ts'
import type { VisitorSession } from '../session/visitor-session.ts'
import { readFamily } from './family.ts'
import { discardOtherPersonalData, personalDataOf } from './personal-data.ts'
import type { CallerOptions, PersonalData } from './personal-data.ts'
import { readProfile } from './profile.ts'
import { readOptions } from './read.ts'
import type { Read } from './read.ts'
import { sendWrite } from './write-outcome.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  discardOtherPersonalData(undefined)
  vi.unstubAllGlobals()
})

const ids = { Siti: 1001, Joko: 1011 } as const
type Person = keyof typeof ids

/** Logs a person in, and replaces any other session on this page. */
const logInAs = async (name: Person, store: PageStore = createStore(), token = `token.${name}`) => {
  const account = { id: ids[name], name, kind: 'member', gender: 'female', isAdmin: false } as const
  await siteSession(store, memoryStorage()).begin({ account, token, expiresAt: undefined })
  const session = store.get(sessionAtom)
  if (!session) throw new Error('nobody is logged in')
  return session
}

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

/** Answers with the name in the bearer, like a back end's answer for this person. */
const answerTo = (_url: unknown, init?: RequestInit): Promise<Response> => {
  const [, name = ''] = /token\.(\w+)/.exec(new Headers(init?.headers).get('authorization') ?? '') ?? []
  return Promise.resolve(Response.json({ process: true, detail: name, data: [person(name)] }))
}

const personalOf = (session: VisitorSession, options: Partial<CallerOptions> = {}): PersonalData =>
  personalDataOf(session, { locale: 'id', fetch: answerTo, ...options })

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
        const store = createStore()
        let current = await logInAs('Siti', store)
        let personal = personalOf(current, { fetch })
        let leave: () => void = () => undefined
        const see = (of: string) => void shown.push([current.account.name, of])
        const visit = () => {
          leave()
          const observer = new QueryObserver(personal.queries, readOptions(personal, readFamily(current.account.id)))
          leave = observer.subscribe(({ data }) => data?.forEach(({ name }) => see(name)))
        }
        const logIn = async (name: Person) => {
          current = await logInAs(name, store)
          personal = personalOf(current, { fetch })
          discardOtherPersonalData(current.id)
          visit()
        }
        const write = () => {
          const data = personal
          return sendWrite(
            data,
            () => data.member.deleteAppointment({ body: { kode_appointment: 'A1', id_pasien: 1 } }),
            ['getFamily'],
            // A form disappears with its session.
          ).then((outcome) => outcome?.kind === 'done' && !data.isDiscarded() && see(outcome.data.detail))
        }
        visit()
        const writes: Promise<unknown>[] = []
        for (const action of actions) {
          if (action === 'write') writes.push(write())
          else if (action === 'again') void personal.queries.invalidateQueries({ queryKey: ['getFamily'] })
          else await logIn(action)
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
        const store = createStore()
        let current = await logInAs('Siti', store)
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
            current = await logInAs(action, store)
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
    const store = createStore()
    const personal = personalOf(await logInAs('Siti', store))
    await personal.queries.fetchQuery(readOptions(personal, readFamily(ids.Siti)))
    expect(personal.queries.getQueryCache().getAll()).toHaveLength(1)
    const next = await logInAs('Joko', store)
    discardOtherPersonalData(next.id)
    expect(personal.queries.getQueryCache().getAll()).toHaveLength(0)
    expect(personal.isDiscarded()).toBe(true)
  })
})

/** Calls for Siti, whose first token has expired, and the bearers of the calls. */
const openExpired = async () => {
  const store = createStore()
  const bearers: (string | null)[] = []
  const fetch = (url: unknown, init?: RequestInit) => {
    const bearer = new Headers(init?.headers).get('authorization')
    bearers.push(bearer)
    if (bearer === 'Bearer token.Siti.new') return answerTo(url, init)
    return Promise.resolve(Response.json({ message: 'Token kedaluwarsa.' }, { status: 401 }))
  }
  const session = await logInAs('Siti', store)
  const personal = personalOf(session, { fetch })
  const cancel = () => personal.member.deleteAppointment({ body: { kode_appointment: 'A1', id_pasien: 1 } })
  return { store, bearers, session, personal, cancel, again: () => logInAs('Siti', store, 'token.Siti.new') }
}

describe('a session that a back end refuses', () => {
  test(
    'is still that of the same person, whose reads go on after the log-in with its token',
    { tags: ['member.bearer'] },
    async () => {
      const { store, bearers, session, personal, again } = await openExpired()
      const read = personal.queries.fetchQuery(readOptions(personal, readFamily(ids.Siti)))
      await expect.poll(() => store.get(sessionAtom)).toEqual({ ...session, isExpired: true })
      expect(await again()).toEqual({ ...session, isExpired: false, logIns: 2 })
      expect(personalOf(await again())).toBe(personal)
      expect(await read).toHaveLength(1)
      expect(bearers).toEqual(['Bearer token.Siti', 'Bearer token.Siti.new'])
    },
  )

  test('shows what was read before another log-in, and reads it again after it', async () => {
    const store = createStore()
    const session = await logInAs('Siti', store)
    const personal = personalOf(session)
    const observer = new QueryObserver(personal.queries, readOptions(personal, readFamily(ids.Siti)))
    const leave = observer.subscribe(() => undefined)
    const names = () => observer.getCurrentResult().data?.map(({ name }) => name)
    await expect.poll(names).toEqual(['Siti'])
    await logInAs('Siti', store, 'token.Rahayu')
    personalOf({ ...session, logIns: session.logIns + 1 })
    expect(names()).toEqual(['Siti'])
    await expect.poll(names).toEqual(['Rahayu'])
    leave()
  })

  test('is asked for again by each write that meets it, and sends none of them', async () => {
    const { store, bearers, personal, cancel } = await openExpired()
    const heard = vi.fn()
    store.sub(sessionAtom, heard)
    for (const _time of [1, 2, 3]) expect((await sendWrite(personal, cancel, []))?.kind).toBe('expired')
    // One for the expiry, and one for each write.
    expect(heard).toHaveBeenCalledTimes(4)
    expect(bearers).toEqual(['Bearer token.Siti'])
  })

  test('takes nothing from the one that has begun with another log-in when a late write meets it', async () => {
    const { store, personal, session, again } = await openExpired()
    const late = sendWrite(personal, async () => {
      const result = await personal.member.deleteAppointment({ body: { kode_appointment: 'A1', id_pasien: 1 } })
      await again()
      return result
    }, [])
    expect((await late)?.kind).toBe('expired')
    expect(store.get(sessionAtom)).toEqual({ ...session, isExpired: false, logIns: 2 })
  })
})

test('a write is sent once, and what it makes stale is read again where it is shown', async () => {
  const paths: string[] = []
  const fetch = (url: string, init?: RequestInit) => {
    paths.push(url)
    return answerTo(url, init)
  }
  const personal = personalOf(await logInAs('Siti'), { fetch })
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

test('a write whose answer arrives when another person has logged in comes to nothing', async () => {
  const store = createStore()
  const answer = Promise.withResolvers<Response>()
  const personal = personalOf(await logInAs('Siti', store), { fetch: () => answer.promise })
  const cancel = () => personal.member.deleteAppointment({ body: { kode_appointment: 'A1', id_pasien: 1 } })
  const late = sendWrite(personal, cancel, [])
  discardOtherPersonalData((await logInAs('Joko', store)).id)
  answer.resolve(Response.json({ process: true, detail: 'Dibatalkan.' }))
  expect(await late).toBeUndefined()
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
  const personal = personalOf(await logInAs('Siti'), { fetch })
  const observer = new QueryObserver(personal.queries, readOptions(personal, readFamily(ids.Siti)))
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('fetching')
  leave()
  await expect.poll(() => aborted).toHaveBeenCalledTimes(1)
})

test("each hospital is asked by its own address with the session's token, and its answers are cached separately", async () => {
  const asked: string[] = []
  const fetch = (url: string, init?: RequestInit) => {
    asked.push(`${new Headers(init?.headers).get('authorization')} ${url.replace(/\?.*/, '')}`)
    return Promise.resolve(Response.json({ process: true, detail: '', data: [] }))
  }
  const personal = personalOf(await logInAs('Siti'), { fetch })
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
