import { describe, expect, test } from 'vitest'
import { pageKey } from './send.ts'

const noon = Date.UTC(2026, 10, 21, 5)
const keyOf = (path: string, cookie?: string, method = 'GET') =>
  pageKey(new Request(`https://rs.example${path}`, { method, headers: cookie === undefined ? {} : { cookie } }), `https://rs.example${path}`, noon)

describe('a document may be shared', () => {
  test.each([
    ['by visitors of whom nothing is known', '/paket', undefined],
    ['by those with cookies of other programs', '/paket', '_ga=1; theme=dark'],
    ['by those who chose the language that it is in', '/en/paket', 'locale=en'],
    ['by those who chose Indonesian', '/', 'locale=id'],
  ])('%s', (_who, path, cookie) => {
    expect(keyOf(path, cookie)).toBeDefined()
  })

  test.each([
    ['patients who are logged in', '/', 'auth=%7B%7D'],
    ['company users who are logged in', '/', 'a=b; authCompany=%7B%7D'],
    ['those who are to be sent to their language', '/paket', 'locale=en'],
    ['those who try faults out', '/?__fault=Articles=500', undefined],
  ])('but not with %s', (_who, path, cookie) => {
    expect(keyOf(path, cookie)).toBeUndefined()
  })

  test('and not where something is sent', () => {
    expect(keyOf('/informasi/hubungi-kami', undefined, 'POST')).toBeUndefined()
  })

  test('until the day in Jakarta ends, at 17.00 UTC', () => {
    const at = (time: number) => pageKey(new Request('https://rs.example/'), 'https://rs.example/', time)
    const before = at(Date.UTC(2026, 10, 21, 16, 59))
    expect(before).toBe(at(noon))
    expect(before).not.toBe(at(Date.UTC(2026, 10, 21, 17)))
  })
})
