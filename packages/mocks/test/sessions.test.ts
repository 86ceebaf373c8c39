import { createCompanySession, createMemberSession, memoryStorage } from '@hospital/sdk/session'
import { validateMember } from '@hospital/sdk/validation/member'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { setupMockServer } from '../src/homes/node.ts'

let now = Date.parse('2026-11-21T09:15:00+07:00')
const { server } = setupMockServer({ now: () => new Date(now) })
beforeAll(() => server.listen())
afterAll(() => server.close())

const day = 24 * 60 * 60_000
const siti = { email: 'siti.rahayu@contoh.example', password: 'Rahasia123' }

describe('A member’s session', () => {
  test('lasts a day, is told to have ended once, and reads go on after the log-in', async () => {
    const onExpired = vi.fn()
    const session = createMemberSession({
      baseUrl: 'https://hospital.example/member',
      storage: memoryStorage(),
      validate: validateMember,
      onExpired,
      logInWait: 60_000,
    })
    const { data } = await session.logIn(siti)
    const userid = data?.users.id ?? 0
    expect(session.getState()).toMatchObject({ kind: 'in', account: { id: userid, name: 'Siti Rahayu' } })

    now += day
    const reads = Promise.all([
      session.client.listOpenAppointments({ body: { userid } }),
      session.client.getProfile({ query: { id: userid } }),
    ])
    await vi.waitFor(() => expect(session.getState().kind).toBe('expired'))
    expect((await session.logIn({ ...siti, password: 'salah' })).error?.kind).toBe('rejected')
    expect(session.getState().kind).toBe('expired')
    await session.logIn(siti)
    expect((await reads).map(({ error }) => error)).toEqual([undefined, undefined])
    expect(onExpired).toHaveBeenCalledTimes(1)

    expect(await session.logOut()).toBe(true)
    expect((await session.client.getProfile({ query: { id: userid } })).error?.kind).toBe('unauthorized')
  })
})

describe('A company’s session', () => {
  test('is for its users; the log-in of administrators takes no other user', async () => {
    const session = createCompanySession({ baseUrl: 'https://hospital.example/company', storage: memoryStorage() })
    const wulan = { email: 'hr@nusantara-tekstil.example', password: 'Rahasia123' }
    expect((await session.logInAsAdmin(wulan)).error?.kind).toBe('rejected')
    expect((await session.logIn(wulan)).error).toBeUndefined()
    expect(session.getState()).toMatchObject({ kind: 'in', account: { role: 2 } })
    expect((await session.client.getCompanyProfile()).error).toBeUndefined()
  })
})
