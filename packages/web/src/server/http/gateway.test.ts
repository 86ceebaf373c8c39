import { memberRoutes, cmsRoutes } from '@hospital/sdk/contracts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SiteConfig } from '../config.ts'
import { readConfig } from '../config.ts'
import { findOperation, forward } from './gateway.ts'

const result = readConfig({
  MEMBER_API_URL: 'https://api.rs.example/member',
  COMPANY_API_URL: 'https://api.rs.example/company',
  CMS_URL: 'https://cms.rs.example',
  CMS_TOKEN: 'contoh-token',
  SOCIAL_FEED_URL: 'https://feed.rs.example',
  SOCIAL_FEED_TOKEN: 'contoh-token',
  HOSPITAL_CARE_ORIGINS: 'https://care.rs.example',
})
if ('mistakes' in result) throw new Error(result.mistakes.join())
const config: SiteConfig = result.config

const endpoint = (code: string) => Promise.resolve(code === 'RS01' ? 'https://care.rs.example/karawang/' : 'https://jahat.example')

const stubFetch = (answer: () => Response | Promise<Response>) => {
  const stub = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(answer()))
  vi.stubGlobal('fetch', stub)
  return stub
}
afterEach(() => void vi.unstubAllGlobals())

describe('a call that is passed on', () => {
  test('keeps its bearer and its query, and loses its cookies', async () => {
    const stub = stubFetch(() => Response.json({ process: true }, { headers: { 'set-cookie': 'a=1', 'x-request-id': '7' } }))
    const request = new Request('https://rs.example/api/member/profile/detail?id=7', { headers: { authorization: 'Bearer contoh', cookie: 'auth=x', 'x-forwarded-for': '1' } })
    const response = await forward(request, 'member', '/profile/detail', config, endpoint)
    const [url, init] = stub.mock.calls[0] ?? []
    expect(url).toBe('https://api.rs.example/member/profile/detail?id=7')
    expect([...new Headers(init?.headers).keys()]).toEqual(['authorization'])
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toBe('7')
  })

  test('to the CMS gets the server’s token in place of any other', async () => {
    const stub = stubFetch(() => Response.json({ data: [] }))
    const request = new Request('https://rs.example/api/cms/api/get-top-navigation', { headers: { authorization: 'Bearer dari-peramban' } })
    await forward(request, 'cms', '/api/get-top-navigation', config, endpoint)
    expect(new Headers(stub.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer contoh-token')
  })

  test('to a hospital goes where the CMS says, if that is allowed', async () => {
    const stub = stubFetch(() => Response.json({}))
    const call = (code: string) => forward(new Request('https://rs.example/x?id_pasien=1'), 'hospital-care', `/${code}/get_data_mobile_web`, config, endpoint)
    expect((await call('RS01')).status).toBe(200)
    expect(stub.mock.calls[0]?.[0]).toBe('https://care.rs.example/karawang/get_data_mobile_web?id_pasien=1')
    expect((await call('RS02')).status).toBe(404)
    expect(stub).toHaveBeenCalledTimes(1)
  })

  test('is not led elsewhere by the back end', async () => {
    stubFetch(() => new Response(null, { status: 302, headers: { location: 'https://jahat.example' } }))
    expect((await forward(new Request('https://rs.example/x'), 'member', '/data/agama', config, endpoint)).status).toBe(502)
  })

  test.each([
    [new TypeError('fetch failed'), 502],
    [new DOMException('', 'TimeoutError'), 504],
  ])('that gets no answer is a %o', async (cause, status) => {
    stubFetch(() => {
      throw cause
    })
    vi.stubGlobal('fetch', () => Promise.reject(cause))
    expect((await forward(new Request('https://rs.example/x'), 'member', '/data/agama', config, endpoint)).status).toBe(status)
  })

  test('with too large a body is refused', async () => {
    const stub = stubFetch(() => Response.json({}))
    const body = new Uint8Array(10 * 1024 * 1024 + 1)
    const request = new Request('https://rs.example/x', { method: 'POST', body })
    expect((await forward(request, 'member', '/login', config, endpoint)).status).toBe(413)
    expect(stub).not.toHaveBeenCalled()
  })
})

describe('an operation', () => {
  test.each([
    [memberRoutes, 'POST', '/login', true],
    [memberRoutes, 'GET', '/login', false],
    [memberRoutes, 'POST', '/login/', false],
    [memberRoutes, 'POST', '/Login', false],
    [cmsRoutes, 'GET', '/api/artikel/demam', true],
    [cmsRoutes, 'GET', '/api/artikel/a%2Fb', false],
    [cmsRoutes, 'GET', '/api/artikel/', false],
    [cmsRoutes, 'GET', '/api/artikel/..', false],
    [cmsRoutes, 'GET', '/api/artikel/%2e%2E', false],
    [cmsRoutes, 'GET', '/api/artikel/%', false],
    [cmsRoutes, 'GET', '/api/artikel/a/b', false],
  ] as const)('of %o is %s %s: %o', (routes, method, path, known) => {
    expect(findOperation(routes, method, path) !== undefined).toBe(known)
  })
})
