import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMockServer } from '../src/homes/server.ts'
import type { MockServer } from '../src/homes/server.ts'
import { createMock } from '../src/index.ts'
import { morning } from './operations/mock-stage.ts'

const now = () => morning

const logIn = (base: string, password = 'Rahasia123') =>
  new Request(`${base}/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'siti.rahayu@contoh.example', password }),
  })

const ask = (base: string) =>
  new Request(`${base}/cms/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer contoh-token-cms' },
    body: JSON.stringify({ operationName: 'Articles', query: 'query Articles { __typename }' }),
  })

describe('What a mock was asked', () => {
  const base = 'https://hospital.example'

  it('is told by operation, with the body that was sent and the status of the answer', async () => {
    const { answer, requests } = createMock({ now })
    await answer(logIn(base, 'salah'))
    await answer(logIn(base))
    expect(requests.of('login').map(({ body, status }) => [body, status])).toEqual([
      [{ email: 'siti.rahayu@contoh.example', password: 'salah' }, expect.any(Number)],
      [{ email: 'siti.rahayu@contoh.example', password: 'Rahasia123' }, 200],
    ])
    expect(requests.of('login')[1]).toMatchObject({ api: 'member', method: 'POST', url: `${base}/member/login` })
    expect(requests.of('createAppointment')).toEqual([])
  })

  it('is told by the name of a GraphQL document', async () => {
    const { answer, requests } = createMock({ now })
    await answer(ask(base))
    expect(requests.of('Articles')).toEqual(requests.of('executeGraphql'))
    expect(requests.of('Articles')).toMatchObject([{ operation: 'executeGraphql', document: 'Articles', status: 200 }])
  })

  it('includes what a fault answered, with 0 for a dropped connection', async () => {
    const { answer, requests, faults } = createMock({ now })
    faults.set('login', { kind: '429' })
    await answer(logIn(base))
    faults.set('login', { kind: 'dropped' })
    await answer(logIn(base))
    expect(requests.of('*').map(({ status }) => status)).toEqual([429, 0])
  })

  it('leaves out what no contract has, and begins anew when it is cleared', async () => {
    const { answer, requests } = createMock({ now })
    await answer(new Request(`${base}/member/unknown`))
    expect(requests.of('*')).toEqual([])
    await answer(logIn(base))
    requests.clear()
    expect(requests.of('*')).toEqual([])
  })

  it('ends at the last 1,000 requests', async () => {
    const { requests } = createMock({ now })
    const request = {
      api: 'member',
      operation: 'login',
      document: undefined,
      method: 'POST',
      body: undefined,
      status: 200,
    }
    for (let count = 1; count <= 1001; count += 1) requests.add({ ...request, url: `${base}/${count}` })
    const urls = requests.of('login').map(({ url }) => url)
    expect([urls.length, urls[0], urls.at(-1)]).toEqual([1000, `${base}/2`, `${base}/1001`])
  })

  it('cannot be asked for by a name that no contract has', () => {
    expect(() => createMock({ now }).requests.of('logIn')).toThrow(
      'No contract has an operation and no document is called logIn',
    )
  })
})

describe('A server', () => {
  let server: MockServer
  beforeEach(async () => {
    server = await startMockServer({ port: 0, now })
  })
  afterEach(() => server.close())
  const control = (path: string, method = 'GET') => fetch(`${server.url}/__mock/${path}`, { method })

  it('tells what it was asked, all of it or one operation, and forgets it when told', async () => {
    await fetch(logIn(server.url))
    await fetch(ask(server.url))
    expect(await (await control('requests')).json()).toMatchObject([{ operation: 'login' }, { document: 'Articles' }])
    expect(await (await control('requests?operation=login')).json()).toMatchObject([
      { operation: 'login', status: 200 },
    ])
    expect((await control('requests', 'DELETE')).status).toBe(204)
    expect(await (await control('requests')).json()).toEqual([])
  })

  it('refuses a name that no contract has', async () => {
    const response = await control('requests?operation=logIn')
    expect([response.status, await response.text()]).toEqual([
      400,
      'No contract has an operation and no document is called logIn',
    ])
  })
})
