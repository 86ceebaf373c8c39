import { expect, test } from './site-test.ts'

test('the site map names every page in both languages, and each of them is there', async ({ request, baseURL }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('application/xml')
  const map = await response.text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(baseURL ?? '', ''))
  expect(addresses.length).toBeGreaterThan(200)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const kind of [/^\/$/, /^\/en$/, /^\/dokter\/./, /^\/en\/paket\/./, /^\/rumah-sakit\/./, /^\/layanan-unggulan\/./, /^\/informasi\/event-community\/./]) {
    expect(addresses.some((address) => kind.test(address))).toBe(true)
  }
  // Every tenth: all of them would take a minute.
  for (const address of addresses.filter((_address, index) => index % 10 === 0)) {
    const page = await request.get(address, { maxRedirects: 0 })
    expect([address, page.status()]).toEqual([address, 200])
    expect(await page.text()).toContain('<meta name="robots" content="index, follow">')
  }
})

test('crawlers are told where the map is, and what are no pages', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
})
