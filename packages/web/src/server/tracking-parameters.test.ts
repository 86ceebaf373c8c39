import { expect, test } from 'vitest'
import { withoutTracking } from './tracking-parameters.ts'

test.each([
  ['/', '/'],
  ['/jadwal-dokter?rs=RS01&hari=Senin', '/jadwal-dokter?rs=RS01&hari=Senin'],
  ['/?utm_source=facebook&utm_medium=iklan', '/'],
  ['/paket?kategori=mcu&fbclid=IwAR0x', '/paket?kategori=mcu'],
  ['/paket?gclid=1&kategori=mcu&page=2', '/paket?kategori=mcu&page=2'],
  ['/cari?q=utm_source', '/cari?q=utm_source'],
  ['/cari?q=gula+darah', '/cari?q=gula+darah'],
  // A name that only looks like one of them is the page's own business.
  ['/cari?utm=1&q=jantung', '/cari?utm=1&q=jantung'],
])('%s is the page at %s', (address, page) => {
  expect(withoutTracking(`https://rs.example${address}`)).toBe(`https://rs.example${page}`)
})
