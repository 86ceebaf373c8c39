import { createMemberClient } from '@hospital/sdk/member'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMockServer } from '../src/homes/server.ts'
import type { MockServer } from '../src/homes/server.ts'
import { answer } from './operations/inputs.ts'

const email = 'siti.rahayu@contoh.example'
const userid = 1001

let server: MockServer
beforeEach(async () => {
  server = await startMockServer({ port: 0, now: () => new Date('2026-11-21T09:15:00+07:00') })
})
afterEach(() => server.close())

const post = (control: string, body: unknown) =>
  fetch(`${server.url}/__mock/${control}`, { method: 'POST', body: JSON.stringify(body) })
const member = (token?: string) => createMemberClient({ baseUrl: `${server.url}/member`, token, retry: false })
const login = async () => {
  const { jwt_token } = await answer(member().login({ body: { email, password: 'Rahasia123' } }))
  return { token: jwt_token.value, ...member(jwt_token.value) }
}
const anOpenOne = async () => {
  const [first] = (await answer((await login()).listOpenAppointments({ body: { userid } }))).data
  return first?.kode_appointment ?? ''
}
const openCodes = async () =>
  (await answer((await login()).listOpenAppointments({ body: { userid } }))).data.map((one) => one.kode_appointment)
const found = async (list: 'listApprovedAppointments' | 'listClosedAppointments', code: string) =>
  (await answer((await login())[list]({ body: { userid } }))).data.find((one) => one.kode_appointment === code)

describe('Approving', () => {
  it('moves an open appointment to the approved ones, once', async () => {
    const code = await anOpenOne()
    expect((await post('approve', { kode_appointment: code })).status).toBe(204)
    expect(await openCodes()).not.toContain(code)
    expect((await found('listApprovedAppointments', code))?.updated_at).toContain('2026-11-21')
    const again = await post('approve', { kode_appointment: code })
    expect([again.status, await again.text()]).toEqual([
      400,
      `${code} is approved; only an open appointment can be approved`,
    ])
  })

  it('can be done in a test’s own process', async () => {
    const code = await anOpenOne()
    server.mock().actions.approve(code)
    expect(await found('listApprovedAppointments', code)).toBeDefined()
    expect(() => server.mock().actions.approve(code)).toThrow('only an open appointment')
  })
})

describe('Closing', () => {
  it('closes an open appointment for the hospital’s reason', async () => {
    const code = await anOpenOne()
    expect((await post('close', { kode_appointment: code, alasan: 'dibatalkan_rs' })).status).toBe(204)
    expect(await found('listClosedAppointments', code)).toMatchObject({ alasan_ditutup: 'dibatalkan_rs' })
  })

  it('refuses in words what an open appointment cannot become', async () => {
    const code = await anOpenOne()
    const response = await post('close', { kode_appointment: code, alasan: 'selesai' })
    expect([response.status, await response.text()]).toEqual([400, `${code} is open and cannot be closed as selesai`])
    expect(await openCodes()).toContain(code)
  })
})

describe('Expiring', () => {
  const kindOf = async ({ listOpenAppointments }: Awaited<ReturnType<typeof login>>) =>
    (await listOpenAppointments({ body: { userid } })).error?.kind

  it('ends every session of a member until the next log-in', async () => {
    const sessions = [await login(), await login()]
    expect((await post('expire', { email })).status).toBe(204)
    expect(await Promise.all(sessions.map(kindOf))).toEqual(['unauthorized', 'unauthorized'])
    expect(await kindOf(await login())).toBeUndefined()
  })

  it('ends the session of one token and leaves the others', async () => {
    const [first, second] = [await login(), await login()]
    expect((await post('expire', { token: first.token })).status).toBe(204)
    expect([await kindOf(first), await kindOf(second)]).toEqual(['unauthorized', undefined])
  })
})

it.each([
  ['approve', {}, 'Send { "kode_appointment"'],
  ['approve', { kode_appointment: 7 }, 'Send { "kode_appointment"'],
  ['approve', { kode_appointment: 'APT-1', status: 'closed' }, 'Send { "kode_appointment"'],
  ['approve', { kode_appointment: 'APT-1' }, 'No appointment has the code APT-1'],
  ['close', { kode_appointment: 'APT-1' }, '"alasan": "selesai" or'],
  ['close', { kode_appointment: 'APT-1', alasan: 'dibatalkan_pasien' }, '"alasan": "selesai" or'],
  ['close', { kode_appointment: 'APT-1', alasan: 'selesai' }, 'No appointment has the code APT-1'],
  ['expire', null, 'Send { "email"'],
  ['expire', { email, token: 'x' }, 'Send { "email"'],
  ['expire', { email: 'unknown@contoh.example' }, 'No member has this email'],
  ['expire', { token: 'no-such-token' }, 'No session has this token'],
])('%s refuses %j in words', async (control, body, words) => {
  const response = await post(control, body)
  expect(response.status).toBe(400)
  const text = await response.text()
  expect(text).toContain(words)
  expect(text).not.toContain('no-such-token')
})
