import { describe, expect, test } from 'vitest'
import { isInArea, placesOf } from './places.ts'

const home = { label: 'Beranda', href: '/' }
const doctors = { label: 'Dokter', href: '/dokter' }

describe('the places that menus mark', () => {
  test.each([
    ['/', [], ['/']],
    ['/dokter?rs=RS01&halaman=2', [home], ['/dokter']],
    ['/dokter/appointment?rs=RS01', [home, doctors], ['/dokter/appointment', '/dokter']],
    ['/en', [], ['/en']],
    ['/tidak-ada', [], ['/tidak-ada']],
  ])('of %s, the page first', (location, trail, places) => expect(placesOf(location, trail)).toEqual(places))

  test.each([
    ['/member-area/profile', true],
    ['/en/company-area/hasil-mcu/chart', true],
    ['/member-area/login', true],
    ['/member-areal', false],
    ['/artikel/member-area/', false],
    ['/', false],
  ])('%s: whether it is in an area', (location, is) => expect(isInArea(location)).toBe(is))
})
