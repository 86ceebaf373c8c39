import { setupMockServer } from '@hospital/mocks/node'
import { createCompanyClient } from '@hospital/sdk/company'
import { createMemberClient } from '@hospital/sdk/member'
import { ApiFailure, companyQueries, memberQueries } from '@hospital/sdk/query'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const { server, faults } = setupMockServer()

beforeAll(() => server.listen())
afterEach(() => faults.clear())
afterAll(() => server.close())

const baseUrl = 'https://rs.example'

const logIn = async () => {
  const member = createMemberClient({ baseUrl: `${baseUrl}/member`, token: () => token, retry: false })
  const { data } = await member.login({ body: { email: 'siti.rahayu@contoh.example', password: 'Rahasia123' } })
  const token = data?.jwt_token.value
  return { queries: memberQueries(member), userid: data?.users.id ?? 0 }
}

test('TanStack Query reads a list once, and again after a write', async () => {
  const { queries, userid } = await logIn()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const open = queries.listOpenAppointments({ body: { userid } })
  const before = await client.fetchQuery(open)
  const appointment = before.data.find(({ dapat_dibatalkan }) => dapat_dibatalkan)
  expect(await client.fetchQuery(open)).toBe(before)
  const religions = await client.fetchQuery(queries.listReligions())

  const cancelling = new MutationObserver(client, queries.deleteAppointment())
  const outcome = await cancelling.mutate({
    body: { kode_appointment: appointment?.kode_appointment ?? '', id_pasien: appointment?.pasien.id ?? 0 },
  })
  expect(outcome.kind).toBe('done')
  expect((await client.fetchQuery(open)).data).toHaveLength(before.data.length - 1)
  expect(await client.fetchQuery(queries.listReligions())).toBe(religions)
})

test('a failed read is the query’s error, with its kind', async () => {
  const { queries } = await logIn()
  faults.set('listReligions', { kind: '503' })
  const reading = new QueryClient().fetchQuery(queries.listReligions())
  await expect(reading).rejects.toBeInstanceOf(ApiFailure)
  await expect(reading).rejects.toMatchObject({ error: { kind: 'server', status: 503 } })
})

test('all pages of a list are read', async () => {
  let token: string | undefined
  const company = createCompanyClient({ baseUrl: `${baseUrl}/company`, token: () => token })
  const body = { email: 'hr@nusantara-tekstil.example', password: 'Rahasia123' }
  token = (await company.companyLogin({ body })).data?.data.token
  const { pages } = await new QueryClient().fetchInfiniteQuery({
    ...companyQueries(company).listCompanyEmployees.pages({ body: { pageSize: 100 } }),
    pages: 100,
  })
  const numbers = pages.flatMap(({ data }) => data.map(({ id }) => id))
  expect(pages.length).toBeGreaterThan(1)
  expect(new Set(numbers).size).toBe(pages[0]?.meta.pagination.total)
})
