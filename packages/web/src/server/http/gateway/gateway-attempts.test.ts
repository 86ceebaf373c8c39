import { describe, expect, test } from 'vitest'
import { jsonRequest as json, testGateway } from '../../../testing/test-gateway.ts'

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
    for (let attempt = 0; attempt < 600; attempt += 1) await ask('/member/data/agama')
    const { status, headers } = await ask('/member/data/agama')
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
    expect((await ask('/member/data/agama', { address: '192.0.2.9' })).status).toBe(200)
  })
})
