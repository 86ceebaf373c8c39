import { startMockServer } from '@hospital/mocks/server'
import type { Page } from '@playwright/test'
import { freePort } from '../scripts/free-port.ts'
import { runSite } from '../scripts/running-site.ts'
import type { RunningSite } from '../scripts/running-site.ts'
import { testSettings } from '../scripts/test-settings.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, ownSiteTimeout, test } from './site-test.ts'

let site: RunningSite
let contracts: string
let metricsPort: number
const log: string[] = []
test.beforeAll(async () => {
  test.setTimeout(ownSiteTimeout)
  const server = await startMockServer({ port: 0 })
  contracts = server.url
  metricsPort = await freePort(0)
  site = await runSite({ ...testSettings, METRICS_PORT: String(metricsPort) }, server, (line) => log.push(line))
})
test.afterAll(() => site.stop())

/** Every text in an answer that reveals something about a person. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The member API's data about a person and the family: names, numbers, addresses, dates of birth. */
const personalStrings = async (page: Page, id: number, token: string): Promise<readonly string[]> => {
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string, data?: object) => {
    const options = data ? { method: 'POST', data, headers } : { headers }
    const answer = await page.request.fetch(`${contracts}/member/${path}`, options)
    return ((await answer.json()) as { readonly data: unknown }).data
  }
  const answers = await Promise.all([
    read(`profile/detail?id=${id}`),
    read(`profile/family?user_id=${id}`),
    read('appointment/open', { userid: id }),
    read('appointment/approved', { userid: id }),
    read('appointment/closed', { userid: id }),
  ])
  const family = answers[1]
  const persons = [answers[0], ...(Array.isArray(family) ? family : [])] as readonly Readonly<Record<string, unknown>>[]
  const ofPersons = persons.flatMap(({ nama_lengkap, email, no_telp, no_identitas, alamat, nopasien, tgl_lahir }) =>
    textsIn([nama_lengkap, email, no_telp, no_identitas, alamat, nopasien, tgl_lahir]),
  )
  const ofAppointments = answers
    .slice(2)
    .flatMap((list) => (Array.isArray(list) ? (list as readonly Readonly<Record<string, unknown>>[]) : []))
    .flatMap(({ keluhan, kode_appointment, catatan_rs, dokumen_penjamin }) =>
      textsIn([keluhan, kode_appointment, catatan_rs]).concat(
        textsIn(dokumen_penjamin).filter((text) => /\.(pdf|jpg|png)$/.test(text)),
      ),
    )
  return [...new Set([...ofPersons, ...ofAppointments, token, 'Rahasia123'])].filter((text) => text.length >= 6)
}

const paths = (id: number) => [
  '/member-area/profile',
  '/member-area/keluarga',
  `/member-area/keluarga/${id}/detail`,
  `/member-area/keluarga/${id}/dokumen`,
  `/member-area/appointment/${id}/open`,
  `/member-area/appointment/${id}/approved`,
  `/member-area/history-kunjungan/${id}`,
  `/member-area/list-hasil/${id}`,
]

/** Everything that this browser stores for the site. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const cached = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const requests = await cache.keys()
        return Promise.all(requests.map(async (request) => (await cache.match(request))?.text()))
      }),
    )
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      cached,
      databases,
    ])
  })

test(
  'nothing personal is in an address, a title, a log line, a metric, or left behind after the log-out',
  { tag: '@member.logout-clears' },
  async ({ page }) => {
    test.setTimeout(ownSiteTimeout)
    const { id, token } = await logInAs(page, 'siti', site.url)
    const planted = await personalStrings(page, id, token)
    expect(planted.length).toBeGreaterThanOrEqual(40)
    const addresses: string[] = []
    const titles: string[] = []
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
    for (const path of paths(id)) {
      await page.goto(`${site.url}${path}`)
      await hydrated(page)
      await expect(page.getByRole('main').getByText('Memuat…')).toHaveCount(0)
      titles.push(await page.title())
    }
    // The pages did show these texts, so the search below can find them.
    await page.goto(`${site.url}/member-area/profile`)
    await expect(page.getByRole('main').getByText('siti.rahayu@contoh.example').first()).toBeVisible()
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    expect(metrics).toContain('/member-area/profile')

    const header = page.getByRole('banner')
    await header.locator('summary').filter({ hasText: 'Siti Rahayu' }).click()
    await header.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    await hydrated(page)
    const left = await stored(page)
    const home = await page.content()
    const places = {
      addresses: addresses.join('\n'),
      titles: titles.join('\n'),
      log: log.join('\n'),
      metrics,
      left,
      home,
    }
    const found = Object.entries(places).flatMap(([place, text]) =>
      planted.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret}`),
    )
    expect(found).toEqual([])

    // Going back shows nothing of them.
    await page.goBack()
    await expect(page.getByText('siti.rahayu@contoh.example')).toHaveCount(0)
  },
)
