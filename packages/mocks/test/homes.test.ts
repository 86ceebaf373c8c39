import { createMemberClient } from '@hospital/sdk/member'
import { describe, expect, it } from 'vitest'
import { cmsToken } from '../src/cms/token.ts'
import { setupMockServer } from '../src/homes/node.ts'
import { startMockServer } from '../src/homes/server.ts'
import { demoAccounts } from '../src/hospital/demo-accounts.ts'
import { createMock } from '../src/index.ts'
import { memberInputs } from './operations/inputs-member.ts'
import { answer } from './operations/inputs.ts'
import { mockStage, morning, transcript } from './operations/mock-stage.ts'
import { createClients } from './operations/stage.ts'

const now = () => morning
const today = '2026-11-21'

/** A patient logs in, books an appointment, sees it, cancels it and sees that too. Returns the appointment's list each time. */
const story = async (url: string) => {
  const client = (token?: string) => createMemberClient({ baseUrl: `${url}/member`, token, retry: false })
  const session = await answer(
    client().login({ body: { email: 'siti.rahayu@contoh.example', password: 'Rahasia123' } }),
  )
  const member = client(session.jwt_token.value)
  const lists = {
    open: member.listOpenAppointments,
    approved: member.listApprovedAppointments,
    closed: member.listClosedAppointments,
  }
  const whereabouts = async (code: string) => {
    const found = []
    for (const [name, list] of Object.entries(lists)) {
      const { data } = await answer(list({ body: { userid: session.users.id } }))
      if (data.some(({ kode_appointment }) => kode_appointment === code)) found.push(name)
    }
    return found
  }
  const input = await memberInputs.createAppointment({ ...createClients(url), today, pass: () => undefined })
  const { kode_appointment } = (await answer(member.createAppointment(input))).data
  const made = await whereabouts(kode_appointment)
  await answer(member.deleteAppointment({ body: { kode_appointment, id_pasien: session.users.id } }))
  return { kode_appointment, made, deleted: await whereabouts(kode_appointment) }
}

describe('An appointment that is booked and cancelled', () => {
  it('shows under Open and then under Closed, in a test and over HTTP alike', async () => {
    const http = await startMockServer({ port: 0, now })
    const overHttp = await story(http.url)
    await http.close()
    const { server } = setupMockServer({ now })
    server.listen()
    const inTest = await story('https://rs-kawung.example').finally(() => server.close())
    expect(inTest).toMatchObject({ made: ['open'], deleted: ['closed'] })
    expect(overHttp).toEqual(inTest)
  })
})

describe('A server, whose APIs are loaded when they are called first', () => {
  it.each(['/member/data/agama', '/v2/member/data/agama', '/MEMBER/data/agama', '/member/nothing', '/nothing'])(
    'answers %s as the handlers of a test do',
    async (path) => {
      const { url, close } = await startMockServer({ port: 0, now })
      const overHttp = await fetch(`${url}${path}`).then(({ status }) => status)
      await close()
      const inTest = await createMock({ now }).answer(new Request(`https://rs-kawung.example${path}`))
      expect(overHttp).toBe(inTest?.status ?? 404)
    },
  )

  it('answers each of its APIs, those too that are called at the same time', async () => {
    const { url, close } = await startMockServer({ port: 0, now })
    const paths = ['/member/data/agama', '/company/nothing', '/cms/api/kontak-darurats', '/social-feed/instagram-posts']
    const headers = { authorization: `Bearer ${cmsToken}` }
    const twice = [...paths, ...paths].map((path) => fetch(`${url}${path}`, { headers }).then(({ status }) => status))
    expect(await Promise.all(twice)).toEqual([200, 404, 200, 401, 200, 404, 200, 401])
    await close()
  })
})

describe('A path that cannot be decoded', () => {
  it.each(['/cms/api/artikel/%', '/hospital-care/RS01/mobile/v1/hasil/laboratorium/%E0%A4', '/member/%', '/uploads/%'])(
    '%s is a bad request',
    async (path) => {
      const { url, close } = await startMockServer({ port: 0, now })
      const headers = { authorization: `Bearer ${cmsToken}` }
      const response = await fetch(`${url}${path}`, { headers })
      await close()
      expect(response.status).toBe(400)
      expect(JSON.stringify(await response.json())).toMatch(/tidak sesuai|Invalid/)
    },
  )
})

describe('Two mocks', () => {
  it('with the same clock give identical answers, byte by byte', async () => {
    const [one, other] = [createMock({ now }), createMock({ now })]
    const heard = await transcript(one)
    expect(heard.length).toBeGreaterThan(40)
    expect(await transcript(other)).toEqual(heard)
  })

  it('share no state', async () => {
    const [one, other] = [createMock({ now }), createMock({ now })]
    const before = await transcript(other)
    const stage = mockStage(one)
    await answer(stage.member().createAppointment(await memberInputs.createAppointment(stage)))
    await answer(stage.company().updateCompanyProfile({ body: { kota: 'Subang' } }))
    one.faults.set('*', { kind: '500' })
    expect(await transcript(other)).toEqual(before)
  })
})

describe('The accounts of the demo', () => {
  it.each(demoAccounts.map((account) => [account.email, account] as const))(
    'log %s in, unless the account is meant to be refused',
    async (_email, { area, email, password, shows }) => {
      const { member, company } = mockStage(createMock({ now }))
      const body = { email, password }
      const login = {
        member: () => member().login({ body }),
        company: () => company().companyLogin({ body }),
        admin: () => company().companyAdminLogin({ body }),
      }
      expect((await login[area]()).error?.kind).toBe(shows.endsWith('login ditolak') ? 'rejected' : undefined)
    },
  )
})
