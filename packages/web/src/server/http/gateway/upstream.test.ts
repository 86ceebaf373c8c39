import { expect, test } from 'vitest'
import { jsonRequest as json, testGateway } from '../../../testing/test-gateway.ts'

const { ask, upstream } = testGateway()
const logIn = { email: 'siti@contoh.example', password: 'rahasia-123' }

const secret = 'select sandi from pasien; sandi=rahasia at /srv/app.js:7'
const kinds: readonly (readonly [string, BodyInit])[] = [
  ['application/json', JSON.stringify({ message: secret, detail: secret, errors: { email: [secret] } })],
  ['application/json; charset=utf-8', JSON.stringify({ message: secret, process: false, detail: secret })],
  ['application/problem+json', JSON.stringify({ title: secret })],
  ['application/jsonx', JSON.stringify({ message: secret })],
  ['text/html', `<h1>${secret}</h1>`],
  ['text/plain', secret],
  ['application/pdf', `%PDF ${secret}`],
]
const statuses = [401, 403, 404, 405, 409, 410, 418, 429, 500, 501, 502, 503, 504, 599]
const paths = [
  '/member/profile/detail?id=7',
  '/hospital-care/RS01/mobile/v1/hasil/laboratorium/LAB-261020-0119/pdf',
  '/company/company/profile',
]

test.each(statuses)(
  'that fails with a %i says nothing of its own, whatever it sends and for whatever',
  async (status) => {
    for (const path of paths)
      for (const [type, body] of kinds) {
        const answer = new Response(body, {
          status,
          statusText: 'rahasia',
          headers: { 'content-type': type, 'x-sql': secret },
        })
        upstream.mockResolvedValue(answer)
        const response = await ask(path, { headers: { authorization: 'Bearer contoh.token' } })
        const text = await response.text()
        expect([text, JSON.stringify([...response.headers])].filter((part) => /rahasia|select|srv/.test(part))).toEqual(
          [],
        )
        expect(response.headers.get('content-type')).toBe('application/json')
        expect(JSON.parse(text)).toEqual({ message: expect.any(String) as string })
      }
  },
)

test('a back end that refuses what was sent is heard: what is wrong, field by field, and why it did not go on', async () => {
  const errors = { email: ['Email sudah terdaftar.'] }
  upstream.mockResolvedValue(Response.json({ message: 'Data belum sesuai.', errors }, { status: 422 }))
  expect(await (await ask('/member/login', json(logIn))).json()).toEqual({ message: 'Data belum sesuai.', errors })
  const refusal = { process: false, detail: 'Email atau password salah.' }
  upstream.mockResolvedValue(Response.json(refusal))
  expect(await (await ask('/member/login', json(logIn))).json()).toEqual(refusal)
})
