import { createMemberClient } from '@hospital/sdk/member'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startFrom, startMockServer } from '../src/homes/server.ts'
import type { MockServer } from '../src/homes/server.ts'
import { answer } from './operations/inputs.ts'

const startsAt = new Date('2030-02-28T23:30:00+07:00')
const email = 'siti.rahayu@contoh.example'

let instant = 0
let server: MockServer
beforeEach(async () => {
  instant = Date.parse('2026-11-21T09:15:00+07:00')
  server = await startMockServer({ port: 0, now: () => new Date(instant), startsAt })
})
afterEach(() => server.close())

const post = (control: string, body: string) => fetch(`${server.url}/__mock/${control}`, { method: 'POST', body })
const moveTo = async (now: string) => expect((await post('now', JSON.stringify({ now }))).status).toBe(204)
const member = (token?: string) => createMemberClient({ baseUrl: `${server.url}/member`, token, retry: false })
const login = async () => {
  const { jwt_token, users } = await answer(member().login({ body: { email, password: 'Rahasia123' } }))
  return {
    list: () => member(jwt_token.value).listOpenAppointments({ body: { userid: users.id } }),
    expires: Date.parse(jwt_token.expires_at ?? ''),
  }
}

describe('The time of a contract server', () => {
  it('starts where it was told to, and runs on', async () => {
    const first = (await login()).expires
    instant += 60_000
    expect((await login()).expires).toBe(first + 60_000)
    expect(new Date(first).getUTCFullYear()).toBe(2030)
  })

  it('can be moved, so that a session ends without waiting', async () => {
    const { list, expires } = await login()
    await moveTo(new Date(expires - 1000).toISOString())
    expect((await list()).error).toBeUndefined()
    await moveTo(new Date(expires).toISOString())
    expect((await list()).error?.kind).toBe('unauthorized')
  })

  it('leaves the dates of the first state where they were', async () => {
    const { list } = await login()
    const before = await answer(list())
    await moveTo('2030-03-01T00:10:00+07:00')
    expect((await answer(list())).data.map(({ kode_appointment }) => kode_appointment)).toEqual(
      before.data.map(({ kode_appointment }) => kode_appointment),
    )
  })

  it('is told by every answer, for sites that follow it', async () => {
    const told = async (path: string) => (await fetch(`${server.url}${path}`)).headers.get('date')
    for (const path of ['/cms/api/artikel', '/__mock/health', '/uploads/dokter/ahmad-fauzi.webp', '/nothing'])
      expect(await told(path)).toBe('Thu, 28 Feb 2030 16:30:00 GMT')
    await moveTo('2030-03-01T00:10:00+07:00')
    expect(await told('/nothing')).toBe('Thu, 28 Feb 2030 17:10:00 GMT')
  })

  it('is back at the start after a reset', async () => {
    const first = (await login()).expires
    await moveTo('2031-01-01T00:00:00Z')
    await post('reset', '')
    expect((await login()).expires).toBe(first)
  })

  it.each([
    '',
    '{}',
    'null',
    '{ "now": "tomorrow" }',
    '{ "now": "2030-02-30T00:00:00Z" }',
    '{ "now": "2030-02-28T10:00:00" }',
  ])('refuses %s in words', async (body) => {
    const response = await post('now', body)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('"now": "20')
  })
})

describe('MOCK_NOW', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['2026-11-21T09:15:00+07:00', new Date('2026-11-21T02:15:00Z')],
    ['2026-11-21T02:15:00Z', new Date('2026-11-21T02:15:00Z')],
  ])('%s starts the hospital at %s', (text, start) => expect(startFrom(text)).toEqual(start))

  it.each(['noon', '2026-11-21', '2026-11-21T09:15:00'])(
    '%s is refused: the offset decides which day it is',
    (text) => {
      expect(() => startFrom(text)).toThrow(`MOCK_NOW is ${text}`)
    },
  )
})
