import { createCompanyClient } from '@hospital/sdk/company'
import { createMemberClient } from '@hospital/sdk/member'
import { describe, expect, it } from 'vitest'
import { appointment, createMock, employees } from '../src/index.ts'
import type { CompanyName, MemberName, Mock } from '../src/index.ts'
import { answer } from './operations/inputs.ts'
import { morning } from './operations/mock-stage.ts'

const fetchFrom =
  (mock: Mock): typeof fetch =>
  async (input, init) =>
    (await mock.answer(new Request(input, init))) ?? new Response(null, { status: 404 })

const mockFor = (name: MemberName) => {
  const mock = createMock({ now: () => morning })
  const member = mock.member(name)
  const client = createMemberClient({
    baseUrl: 'https://hospital.example/member',
    token: member.token,
    retry: false,
    fetch: fetchFrom(mock),
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

const companyFor = (name: CompanyName, seed?: number) => {
  const mock = createMock({ now: () => morning, seed })
  const company = mock.company(name)
  const client = createCompanyClient({
    baseUrl: 'https://hospital.example/company',
    token: company.token,
    retry: false,
    fetch: fetchFrom(mock),
  })
  const list = async (body: { departemen?: string; pageSize?: number } = {}) =>
    answer(client.listCompanyEmployees({ body }))
  return { company, client, list }
}

describe('A scenario of a company', () => {
  it('adds employees to those of the demo, with check-ups', async () => {
    const { company, client, list } = companyFor('kencana')
    const before = (await list()).meta.pagination.total
    company.with(employees(5000, { departemen: 'Peleburan Baru' }))
    expect((await list()).meta.pagination.total).toBe(before + 5000)
    const { data, meta } = await list({ departemen: 'Peleburan Baru', pageSize: 100 })
    expect(meta.pagination.total).toBe(5000)
    expect(new Set(data.map(({ nik_karyawan }) => nik_karyawan)).size).toBe(data.length)
    const examined = data.find(({ mcu_terakhir }) => mcu_terakhir !== null)
    const { riwayat_mcu } = (await answer(client.getCompanyEmployee({ query: { id: examined?.id ?? 0 } }))).data
    expect(riwayat_mcu).toContainEqual(expect.objectContaining({ id: examined?.mcu_terakhir?.id }))
  })

  it('makes up the same people for the same seed, others for another', async () => {
    const names = async (seed?: number) => {
      const { company, list } = companyFor('kencana', seed)
      company.with(employees(20, { departemen: 'Percobaan' }))
      return (await list({ departemen: 'Percobaan', pageSize: 20 })).data.map(({ nama_lengkap }) => nama_lengkap)
    }
    expect(await names(7)).toEqual(await names(7))
    expect(await names(0)).toEqual(await names())
    expect(await names(7)).not.toEqual(await names(8))
  })

  it.each([-1, 0.5, 1000, NaN])('is refused with %s as its seed', (seed) => {
    expect(() => createMock({ seed })).toThrow(RangeError)
  })

  it.each([0, -1, 1.5, 50_001])('is refused with %s employees', (count) => {
    const { company } = companyFor('nusantara')
    expect(() => company.with(employees(count))).toThrow(RangeError)
  })

  it.each(['nusantara', 'kencana', 'kawung'] as const)('knows %s, whose user logs in', async (name) => {
    const { company, client } = companyFor(name)
    const { email, password, id } = company
    const { data } = await answer(client.companyLogin({ body: { email, password } }))
    expect(data.user.perusahaan?.id).toBe(id)
  })
})
