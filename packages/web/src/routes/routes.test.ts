import { describe, expect, test } from 'vitest'
import { href, splitLocale } from './href.ts'
import { matchPath } from './match.ts'
import { routes } from './table.ts'

describe('the route table', () => {
  test.each(Object.entries(routes))(
    '%s is reached by its own path in both languages',
    { tags: ['routes.table'] },
    (name, { path }) => {
      const address = path.replace(/:(\w+)/g, 'contoh-$1')
      expect(matchPath(address)).toMatchObject({ name, locale: 'id' })
      expect(matchPath(address === '/' ? '/en' : `/en${address}`)).toMatchObject({ name, locale: 'en' })
    },
  )

  test.each([
    ['/shop/wishlist'],
    ['/shop'],
    ['/en/en'],
    ['/a/b/c'],
    ['/api/member'],
    ['/_locale/en'],
    ['/_data/paket'],
    ['/member-area/tidak-ada'],
  ])('%s leads nowhere', { tags: ['routes.shop'] }, (path) => {
    expect(matchPath(path)).toBeUndefined()
  })

  test('a fixed page wins over one with a parameter', () => {
    expect(matchPath('/dokter/appointment')?.name).toBe('appointmentCreation')
    expect(matchPath('/dokter/dr-maya')).toMatchObject({ name: 'doctor', parameters: { slug: 'dr-maya' } })
  })

  test('parameters are encoded in links and decoded in pages', () => {
    const address = href('en', 'doctor', { slug: 'a/b c' })
    expect(address).toBe('/en/dokter/a%2Fb%20c')
    expect(matchPath(address)?.parameters).toEqual({ slug: 'a/b c' })
  })

  test('a query is added to a link, and an empty one leaves no trace', () => {
    expect(href('id', 'doctorSchedules', undefined, { hari: 'Senin' })).toBe('/jadwal-dokter?hari=Senin')
    expect(href('id', 'doctorSchedules', undefined, {})).toBe('/jadwal-dokter')
  })

  test.each([
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/paket', 'en', '/paket'],
    ['/english', 'id', '/english'],
    ['/', 'id', '/'],
  ])('%s is in %s at %s', { tags: ['languages.default'] }, (path, locale, own) => {
    expect(splitLocale(path)).toEqual({ locale, path: own })
  })
})
