import { describe, expect, test } from 'vitest'
import { jsonRequest as json, testGateway } from '../../../testing/test-gateway.ts'
import { requestRules } from '../attempt-rules.ts'

const { ask, upstream, wait } = testGateway()
const logIn = { email: 'siti@contoh.example', password: 'rahasia-123' }

describe('attempts', () => {
  const wrong = () => Promise.resolve(Response.json({ process: false, detail: 'Email atau password salah.' }))

  test('to log in are limited for each account and address, with an honest wait', async () => {
    upstream.mockImplementation(wrong)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await ask('/member/login', json(logIn))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await ask('/member/login', json({ ...logIn, email: ' SITI@contoh.example'.trim() }))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300'])
    expect((await ask('/member/login', json({ ...logIn, email: 'joko@contoh.example' }))).status).toBe(200)
    expect((await ask('/member/login', json(logIn, { address: '192.0.2.9' }))).status).toBe(200)
    wait(300_000)
    expect((await ask('/member/login', json(logIn))).status).toBe(200)
    expect(upstream).toHaveBeenCalledTimes(8)
  })

  test('that succeed start over', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await ask('/member/login', json(logIn))).status).toBe(200)
  })

  test('of a whole address are limited, whatever is called', async () => {
    const limit = requestRules.call.anonymous.limit
    for (let attempt = 0; attempt < limit; attempt += 1) await ask('/member/data/agama')
    const { status, headers } = await ask('/member/data/agama')
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
    expect((await ask('/member/data/agama', { address: '192.0.2.9' })).status).toBe(200)
  })

  test('of one bearer are those of one caller, however the header is written', async () => {
    upstream.mockImplementation(() => Promise.resolve(Response.json({ message: 'x' }, { status: 404 })))
    const written = ['Bearer x', 'Bearerx', 'bearer x', 'BEARER  x']
    const send = (authorization = '') =>
      ask('/hospital-care/RS01/drive-thru/v1/get_user_old?no_pasien=00-08-15-02&tgl_lahir=1962-06-30', {
        headers: { authorization },
      })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await send(written[attempt % 4])).status)
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429])
    const sent = upstream.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'))
    expect(new Set(sent)).toEqual(new Set(['Bearer x']))
  })
})
