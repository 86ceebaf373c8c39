import { createMemberClient } from '@hospital/sdk/member'
import { describe, expect, it } from 'vitest'
import { appointment, createMock } from '../src/index.ts'
import type { MemberName } from '../src/index.ts'
import { answer } from './operations/inputs.ts'
import { morning } from './operations/mock-stage.ts'

const mockFor = (name: MemberName) => {
  const mock = createMock({ now: () => morning })
  const member = mock.member(name)
  const client = createMemberClient({
    baseUrl: 'https://hospital.example/member',
    token: member.token,
    retry: false,
    fetch: async (input, init) => (await mock.answer(new Request(input, init))) ?? new Response(null, { status: 404 }),
  })
  return { mock, member, client }
}

describe('A scenario', () => {
  it.each([
    ['open', 'listOpenAppointments'],
    ['approved', 'listApprovedAppointments'],
    ['closed', 'listClosedAppointments'],
  ] as const)('gives a member without appointments an %s one', async (list, operation) => {
    const { member, client } = mockFor('rizky')
    const body = { userid: member.userid }
    expect((await answer(client[operation]({ body }))).data).toEqual([])
    member.with(appointment({ list, complaint: 'Batuk' }))
    expect((await answer(client[operation]({ body }))).data).toMatchObject([{ status: list, keluhan: 'Batuk' }])
  })

  it('gives a member several in one go, each at a time of its own', async () => {
    const { member, client } = mockFor('rizky')
    member.with(appointment({ list: 'open' }), appointment({ list: 'open' }))
    const { data } = await answer(client.listOpenAppointments({ body: { userid: member.userid } }))
    expect(new Set(data.map(({ kode_appointment }) => kode_appointment)).size).toBe(2)
  })

  it('tells why an appointment was closed', async () => {
    const { member, client } = mockFor('rizky')
    member.with(appointment({ list: 'closed', because: 'dibatalkan_rs' }))
    const { data } = await answer(client.listClosedAppointments({ body: { userid: member.userid } }))
    expect(data).toMatchObject([{ alasan_ditutup: 'dibatalkan_rs' }])
  })

  it('is refused where the doctor does not practise', () => {
    const { member } = mockFor('rizky')
    expect(() => member.with(appointment({ list: 'open', at: { doctor: 'DR0117', hospital: 'RS99' } }))).toThrow(
      'No session of DR0117 at RS99',
    )
  })

  it.each(['siti', 'suparno', 'dewi', 'maman', 'eko', 'rizky', 'sarah', 'maria'] as const)(
    'knows %s, whose email and password log in',
    async (name) => {
      const { member, client } = mockFor(name)
      const { email, password, userid } = member
      expect((await answer(client.login({ body: { email, password } }))).users.id).toBe(userid)
    },
  )

  it('of one mock does not change another', async () => {
    mockFor('rizky').member.with(appointment({ list: 'open' }))
    const { member, client } = mockFor('rizky')
    expect((await answer(client.listOpenAppointments({ body: { userid: member.userid } }))).data).toEqual([])
  })
})
