import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const hospital = '/rumah-sakit/rs-kawung-karawang'

const pages = [
  '/jadwal-dokter',
  '/jadwal-dokter?rs=RS01&dokter=tidak-ada',
  '/dokter',
  '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha',
  '/paket',
  '/paket?q=tidak-ada',
  '/paket/medical-check-up-dasar',
  '/layanan-unggulan',
  '/layanan-unggulan/pusat-jantung-terpadu',
  '/rumah-sakit',
  hospital,
  `${hospital}/ambulance`,
  `${hospital}/layanan`,
  `${hospital}/layanan/mata`,
]

for (const path of pages) {
  for (const address of [path, `/en${path}`]) {
    test(`${address} can be used by everybody, on a phone and on a desktop`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expectAccessible(page)
    })
  }
}

for (const path of ['/dokter/siapa-saja', '/paket/paket-lansia-sehat', '/layanan-unggulan/entah', '/rumah-sakit/rs-entah', '/rumah-sakit/99', '/rumah-sakit/rs-entah/ambulance', `${hospital}/layanan/entah`]) {
  test(`${path} is a 404 in both languages`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
    expect((await request.get(`/en${path}`)).status()).toBe(404)
  })
}

for (const [from, to] of [
  ['/rumah-sakit/4', '/rumah-sakit/rs-kawung-bekasi-timur'],
  ['/en/rumah-sakit/4/ambulance', '/en/rumah-sakit/rs-kawung-bekasi-timur/ambulance'],
  ['/rumah-sakit/4/layanan', '/rumah-sakit/rs-kawung-bekasi-timur/layanan'],
  ['/en/rumah-sakit/4/layanan/mata', '/en/rumah-sakit/rs-kawung-bekasi-timur/layanan/mata'],
] as const) {
  test(`${from} has moved to ${to} for good`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, to])
  })
}
