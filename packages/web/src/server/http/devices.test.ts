import { expect, test } from 'vitest'
import { createDevices } from './devices.ts'

const secret = 'contoh-rahasia-perangkat-0123456789'
const clock = { now: Date.parse('2026-11-21T03:00:10Z') }
const now = () => new Date(clock.now)
const day = 24 * 60 * 60 * 1000
const devices = createDevices({ secret, secure: true, now })
const siti = 'member siti@contoh.example'

const cookieOf = (set: string | undefined): string => /^[^;]+/.exec(set ?? '')?.[0] ?? ''
const fresh = () => cookieOf(devices(null).setCookie(() => true))
const learnt = (cookie: string | null, account: string) => {
  const visit = devices(cookie)
  visit.learn(account)
  return cookieOf(visit.setCookie(() => false))
}

test('a device comes back as the same one, beside other cookies', () => {
  const first = devices(null)
  const cookie = cookieOf(first.setCookie(() => true))
  const again = devices(`locale=en; ${cookie}; auth=x`)
  expect(again.device?.id).toBe(first.id)
  expect(again.setCookie(() => true)).toBeUndefined()
})

test('it knows the accounts that were proved on it, the last six; no other device does', () => {
  const cookie = learnt(fresh(), siti)
  expect(devices(cookie).device?.knows(siti)).toBe(true)
  expect(devices(cookie).device?.knows('company siti@contoh.example')).toBe(false)
  expect(devices(fresh()).device?.knows(siti)).toBe(false)
  const crowded = Array.from({ length: 6 }, (_, index) => `member p${index}`).reduce(learnt, cookie)
  expect(devices(crowded).device?.knows(siti)).toBe(false)
  expect(devices(crowded).device?.knows('member p5')).toBe(true)
})

test('what it holds is no e-mail address, and the same account has another mark on each device', () => {
  const marks = [learnt(fresh(), siti), learnt(fresh(), siti)].map((cookie) => cookie.split('.')[3])
  expect(marks[0]).toMatch(/^[\w-]{16}$/)
  expect(marks[0]).not.toBe(marks[1])
})

test('it is established after an hour, and forgotten after half a year without a log-in', () => {
  const cookie = fresh()
  expect(devices(cookie).device?.isEstablished).toBe(false)
  clock.now += day
  expect(devices(cookie).device?.isEstablished).toBe(true)
  const renewed = learnt(cookie, siti)
  clock.now += 180 * day
  expect(devices(cookie).device).toBeUndefined()
  expect(devices(renewed).device?.knows(siti)).toBe(true)
})

test('one that is not ours, or was changed in any character, is a new one', () => {
  const cookie = learnt(fresh(), siti)
  const [name = '', value = ''] = cookie.split('=')
  const changed = Array.from(value, (character, index) => {
    const other = character === 'A' ? 'B' : 'A'
    return `${name}=${value.slice(0, index)}${other}${value.slice(index + 1)}`
  })
  // The last character of a signature has unused bits.
  const found = changed.slice(0, -1).filter((text) => devices(text).device !== undefined)
  expect(found).toEqual([])
  for (const text of ['device=', 'device=a.b.c.d.e', `device=${'a'.repeat(5000)}`, `${cookie}x`])
    expect(devices(text).device).toBeUndefined()
  expect(createDevices({ secret: `${secret}x`, secure: true, now })(cookie).device).toBeUndefined()
})

test('a new one is set only where that is allowed, one that has learnt always', () => {
  expect(devices(null).setCookie(() => false)).toBeUndefined()
  expect(learnt(null, siti)).toMatch(/^device=/)
})
