import { describe, expect, expectTypeOf, test } from 'vitest'
import { createCompanyClient } from '../company/index.ts'
import { createHospitalCareClient } from '../hospital-care/index.ts'
import { createMemberClient } from '../member/index.ts'
import { json, stubNetwork } from '../testing/stub-network.ts'
import type { SeenRequest } from '../testing/stub-network.ts'
import { ApiFailure, companyQueries, hospitalCareQueries, memberQueries } from './index.ts'

const baseUrl = 'https://rs.example/member'
const { signal } = new AbortController()

const acknowledged = json({ process: true, detail: 'Berhasil' })

describe('a read', () => {
  test('has a key of the whole call: API, language and address, operation, input', () => {
    const member = createMemberClient({ baseUrl, locale: 'en' })
    expect(memberQueries(member).getProfile({ query: { id: 7 } }).queryKey).toEqual([
      'member',
      'en https://rs.example/member ',
      'live',
      'getProfile',
      { query: { id: 7 } },
    ])
    expect(memberQueries(member).listReligions().queryKey[2]).toBe('fixed')
  })

  test('has another key in another hospital, and for another account', () => {
    const keyOf = (address: string, account?: string) =>
      JSON.stringify(
        hospitalCareQueries(createHospitalCareClient({ baseUrl: address }), account).getMobilePatient({
          query: { id_pasien: 7 },
        }).queryKey,
      )
    const keys = [keyOf('https://rs01.example'), keyOf('https://rs03.example'), keyOf('https://rs03.example', 'siti')]
    expect(new Set(keys).size).toBe(3)
  })

  test('gives data of the contract’s type, and is ended by the query’s signal', async () => {
    const { fetch, requests } = stubNetwork(json({ process: true, detail: '', data: [] }))
    const { queryFn } = memberQueries(createMemberClient({ baseUrl, fetch })).listReligions()
    const answer = await queryFn({ signal })
    expectTypeOf(answer.process).toEqualTypeOf<true>()
    expect(answer.data).toEqual([])
    await expect(queryFn({ signal: AbortSignal.abort() })).rejects.toMatchObject({ error: { kind: 'aborted' } })
    expect(requests).toHaveLength(1)
  })

  test('that fails throws the error of the call, and is not repeated twice over', async () => {
    const { fetch } = stubNetwork(json({ message: 'Rusak' }, 500))
    const { queryFn, retry } = memberQueries(createMemberClient({ baseUrl, fetch })).listReligions()
    const failure: unknown = await queryFn({ signal }).catch((exception: unknown) => exception)
    expect(failure).toBeInstanceOf(ApiFailure)
    expect(failure).toMatchObject({
      name: 'ApiFailure',
      message: 'listReligions: server',
      error: { kind: 'server', status: 500 },
    })
    expect(retry).toBe(false)
  })
})

test('what a read throws has a type for TanStack Query', () => {
  const options = memberQueries(createMemberClient({ baseUrl })).listReligions()
  expectTypeOf(options.retry).extract<Function>().parameter(1).toEqualTypeOf<ApiFailure>()
})

describe('a paged list', () => {
  const pageOf = ({ body }: SeenRequest) => {
    const { page = 1 } = JSON.parse(typeof body === 'string' ? body : '{}') as { readonly page?: number }
    return json({
      process: true,
      detail: '',
      data: [],
      meta: { pagination: { page, pageSize: 10, pageCount: 2, total: 11 }, pilihan: {} },
    })
  }

  test('is read page by page, to its end', async () => {
    const { fetch, requests } = stubNetwork(pageOf)
    const company = companyQueries(createCompanyClient({ baseUrl, fetch }))
    const { queryFn, initialPageParam, getNextPageParam, queryKey } = company.listCompanyEmployees.pages({
      body: { search: 'siti' },
    })
    const first = await queryFn({ signal, pageParam: initialPageParam })
    expect(getNextPageParam(first)).toBe(2)
    expect(getNextPageParam(await queryFn({ signal, pageParam: 2 }))).toBeUndefined()
    expect(requests.map(({ body }) => body)).toEqual(['{"search":"siti","page":1}', '{"search":"siti","page":2}'])
    expect(queryKey.at(-1)).toBe('pages')
  })

  test('is only what the contract pages', () => {
    const company = companyQueries(createCompanyClient({ baseUrl }))
    expectTypeOf(company.listCompanyEmployees).toHaveProperty('pages')
    expectTypeOf(company.getCompanyProfile).not.toHaveProperty('pages')
  })
})

describe('a write', () => {
  const body = { kode_appointment: 'A1', id_pasien: 7 }
  const seen: unknown[] = []
  const context = {
    client: { invalidateQueries: (filters: unknown) => Promise.resolve(void seen.push(filters)) },
  }

  test.each([
    ['done', acknowledged, 1],
    ['rejected', json({ process: false, detail: 'Sudah lewat' }), 0],
    ['unknown', new TypeError('fetch failed'), 1],
  ])('that is %s says so, and makes stale what it may have changed', async (kind, answer, count) => {
    const member = createMemberClient({ baseUrl, fetch: stubNetwork(answer).fetch })
    const { mutationFn, onSettled, meta } = memberQueries(member).deleteAppointment()
    const outcome = await mutationFn({ body })
    expect(outcome.kind).toBe(kind)
    seen.length = 0
    await onSettled(outcome, undefined, { body }, undefined, context)
    expect(seen).toEqual(Array.from({ length: count }, () => ({ queryKey: meta.stale })))
    const { queryKey } = memberQueries(member).listOpenAppointments({ body: { userid: 1 } })
    expect(queryKey.slice(0, 3)).toEqual(meta.stale)
  })

  test('is sent without a connection too, so that none is sent later, unasked', () => {
    const { networkMode, retry } = memberQueries(createMemberClient({ baseUrl })).createAppointment()
    expect([networkMode, retry]).toEqual(['always', false])
  })
})

test('a client that no factory made has no options', () => {
  const member = { ...createMemberClient({ baseUrl }) }
  expect(() => memberQueries(member)).toThrow('factory')
})
