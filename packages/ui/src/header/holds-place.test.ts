import { expect, test } from 'vitest'
import { holdsPlace } from './holds-place.ts'
import type { MenuLink } from './types.ts'

const doctors: MenuLink = { label: 'Jadwal dokter', href: '/jadwal-dokter' }
const mine: MenuLink = { label: 'Janji temu saya', href: '/member-area/profile', membersOnly: true }

test.each<[string, readonly MenuLink[], readonly string[], boolean]>([
  ['a link to the page', [doctors], ['/jadwal-dokter'], true],
  ['a link to a page above it', [doctors], ['/jadwal-dokter/x', '/jadwal-dokter'], true],
  ['a link to it among its inner links', [{ label: 'Dokter', items: [doctors] }], ['/jadwal-dokter'], true],
  ['other links', [doctors], ['/paket'], false],
  ['a link for members alone, which leads out of it', [doctors, mine], ['/member-area/profile'], false],
  ['the profile among the person’s own links', [{ ...mine, membersOnly: false }], ['/member-area/profile'], true],
])('a group with %s', (_case, items, places, holds) => {
  expect(holdsPlace(items, places)).toBe(holds)
})
