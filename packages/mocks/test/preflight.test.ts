import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMockServer } from '../src/homes/server.ts'
import type { MockServer } from '../src/homes/server.ts'
import { createMock } from '../src/index.ts'

const asked = {
  method: 'OPTIONS',
  headers: {
    Origin: 'https://app.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,x-trace',
  },
}

const allowed = (answer: Response | undefined) => ({
  status: answer?.status,
  origin: answer?.headers.get('access-control-allow-origin'),
  credentials: answer?.headers.get('access-control-allow-credentials'),
  methods: answer?.headers.get('access-control-allow-methods'),
  headers: answer?.headers.get('access-control-allow-headers'),
})

const allowedOrigin = { status: 204, origin: 'https://app.example', credentials: 'true' }

const others = [
  '/member/login',
  '/company/login',
  '/hospital-care/RS01/mobile/v1/hasil/ringkasan',
  '/social-feed/posts',
]

describe('A page of another origin asks whether it may call', () => {
  let server: MockServer
  beforeAll(async () => {
    server = await startMockServer({ port: 0 })
  })
  afterAll(() => server.close())

  const answersOf = async (path: string) => [
    allowed(await createMock().answer(new Request(`https://rs-kawung.example${path}`, asked))),
    allowed(await fetch(`${server.url}${path}`, asked)),
  ]

  it.each(others)('%s, which allows what it is asked for', async (path) => {
    const answer = { ...allowedOrigin, methods: 'POST', headers: 'authorization,x-trace' }
    expect(await answersOf(path)).toEqual([answer, answer])
  })

  it.each(['/cms/graphql', '/cms/api/artikels'])('%s, which allows what Strapi does by default', async (path) => {
    const answer = {
      ...allowedOrigin,
      methods: 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS',
      headers: 'Content-Type,Authorization,Origin,Accept',
    }
    expect(await answersOf(path)).toEqual([answer, answer])
  })
})
