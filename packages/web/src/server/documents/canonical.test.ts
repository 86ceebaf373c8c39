import { expect, test } from 'vitest'
import { readAddress } from './canonical.ts'

const own = (address: string, demo = false) => {
  const { pathname, search } = new URL(address, 'https://rs.example')
  return readAddress(pathname, search, { demo }).location
}

test.each([
  ['/', '/'],
  ['/?apa=saja', '/'],
  ['/en?utm_source=facebook&utm_medium=iklan', '/en'],
  ['/jadwal-dokter?rs=RS01&hari=Senin', '/jadwal-dokter?rs=RS01&hari=Senin'],
  // The parameters come in one fixed order, and empty ones are dropped: a form sends all its fields.
  ['/jadwal-dokter?hari=&dokter=Ratna+W&rs=RS01&spesialis=', '/jadwal-dokter?rs=RS01&dokter=Ratna+W'],
  // Of a repeated parameter, the first value counts.
  ['/artikel?page=2&page=3', '/artikel?page=2'],
  // The ticked boxes of a form become one list, without duplicates.
  ['/informasi/bandingkan-paket?paket=a&paket=b&page=2', '/informasi/bandingkan-paket?paket=a%2Cb'],
  ['/informasi/bandingkan-paket?paket=a,b&paket=a&paket=', '/informasi/bandingkan-paket?paket=a%2Cb'],
  [
    `/informasi/bandingkan-paket?${'abcdefgh'.replaceAll(/./g, 'paket=$&&')}`,
    '/informasi/bandingkan-paket?paket=a%2Cb%2Cc%2Cd%2Ce%2Cf',
  ],
  [`/informasi/bandingkan-paket?paket=${'a'.repeat(300)}`, `/informasi/bandingkan-paket?paket=${'a'.repeat(255)}`],
  ['/paket?gclid=1&page=2&kategori=mcu', '/paket?kategori=mcu&page=2'],
  ['/en/cari?q=utm_source&fbclid=IwAR0x', '/en/cari?q=utm_source'],
  ['/cari?q=gula%20darah', '/cari?q=gula+darah'],
  ['/informasi/event-community?page=2&hari=Senin', '/informasi/event-community?page=2'],
  ['/kesehatan-jantung?q=gula&page=2&hari=Senin', '/kesehatan-jantung?page=2'],
  ['/dokter/dr-ratna?page=2', '/dokter/dr-ratna'],
  ['/tidak/ada/di-sini?page=2', '/tidak/ada/di-sini'],
  ['/informasi/hubungi-kami?terkirim=1', '/informasi/hubungi-kami?terkirim=1'],
  ['/informasi/hubungi-kami?terkirim=apa-saja', '/informasi/hubungi-kami'],
  ['/dokter/appointment?tanggal=2026-11-24&jam=09%3A00', '/dokter/appointment?tanggal=2026-11-24&jam=09%3A00'],
  ['/dokter/appointment?tanggal=24-11-2026&jam=9', '/dokter/appointment'],
  ['/artikel?page=0', '/artikel'],
  ['/artikel?page=9999', '/artikel?page=9999'],
  ['/artikel?page=10000', '/artikel'],
  ['/artikel?page=2e3', '/artikel'],
  [`/cari?q=${'a'.repeat(300)}`, `/cari?q=${'a'.repeat(101)}`],
  [`/cari?q=${'a'.repeat(100)}%F0%9F%92%89`, `/cari?q=${'a'.repeat(100)}%EF%BF%BD`],
])('%s is the page at %s', (address, page) => {
  expect(own(address)).toBe(page)
})

test('faults are asked for in a demonstration only', () => {
  expect(own('/?__fault=Articles=500', true)).toBe('/?__fault=Articles%3D500')
  expect(own('/?__fault=Articles=500')).toBe('/')
})
