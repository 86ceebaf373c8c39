import { expect, test } from 'vitest'
import { holdsPlace } from '../header/holds-place.ts'
import { placeOf } from './places.ts'

const places = ['/paket/medical-check-up-dasar', '/paket']

test.each([
  ['/paket/medical-check-up-dasar', 'page'],
  ['/paket', 'true'],
  ['/', undefined],
  ['/paket/vaksin', undefined],
  ['/paket?kategori=2', undefined],
] as const)('a link to %s says %o', (href, current) => expect(placeOf(href, places)).toBe(current))

test('a page that nothing is known of is marked nowhere', () => expect(placeOf('/', [])).toBeUndefined())

test.each([
  ['the page', [{ label: 'Dasar', href: '/paket/medical-check-up-dasar' }], true],
  [
    'a page above it',
    [
      { label: 'Vaksin', href: '/paket/vaksin' },
      { label: 'Semua', href: '/paket' },
    ],
    true,
  ],
  ['it in a group', [{ label: 'Lain', items: [{ label: 'Semua', href: '/paket' }] }], true],
  [
    'other pages',
    [
      { label: 'Dokter', href: '/dokter' },
      { label: 'Lain', items: [] },
    ],
    false,
  ],
  ['nothing', [], false],
])('a group with %s: whether it holds the place', (_what, items, holds) => {
  expect(holdsPlace(items, places)).toBe(holds)
})
