import { demoAccounts } from '@hospital/mocks'
import { expect, test } from 'vitest'
import type { AppointmentWish } from '../../src/features/appointments/appointment-data.ts'
import type { Site } from '../../src/server/app.ts'
import { siteOrigin, testSites } from '../../src/testing/test-site.ts'
import { visitorOf } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))

const cards = '/dokter?rs=RS01&spesialis=SPPD'

/** The button of the first card: its words and where it leads. */
const firstButton = async (site: Site) => {
  const { main } = await visitorOf(site).open(cards)
  const [button] = main.all('a', { href: /appointment\?dokter=/ })
  return { words: button?.name ?? '', href: button?.attribute('href') ?? '' }
}

/** What a browser sends for the time that an address names. */
const wishAt = async (site: Site, href: string): Promise<AppointmentWish> => {
  const answer = await site.fetch(new Request(`${siteOrigin}/_data${href}`))
  const page = (await answer.json()) as {
    readonly content: { readonly data: { readonly details: { readonly value: { readonly wish: AppointmentWish } } } }
  }
  return page.content.data.details.value.wish
}

const post = async (site: Site, path: string, body: object, token?: string): Promise<Response> => {
  const headers = {
    'content-type': 'application/json',
    origin: siteOrigin,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  return site.fetch(
    new Request(`${siteOrigin}/api/member${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
}

const logIn = async (site: Site) => {
  const { email, password } = demoAccounts.find(({ area }) => area === 'member') ?? {}
  const answer = await post(site, '/login', { email, password })
  return (await answer.json()) as {
    readonly users: { readonly id: number }
    readonly jwt_token: { readonly value: string }
  }
}

test('a card knows that a place was booked here a moment ago', async () => {
  const site = sites.create({}, { FREE_TIMES_TIMEOUT: '10000' })
  const { words, href } = await firstButton(site)
  const places = Number(/, (\d+)\stempat/.exec(words)?.[1])
  expect(places).toBeGreaterThan(1)
  const { users, jwt_token } = await logIn(site)
  const wish = await wishAt(site, href)
  expect((await firstButton(site)).words).toBe(words)
  const body = { ...wish, id_pasien: users.id, jenis_pembayaran: 'UMUM', jenis_appointment: 'POLI' }
  const booked = await post(site, '/appointment/create', body, jwt_token.value)
  expect(await booked.json()).toMatchObject({ process: true })
  expect((await firstButton(site)).words).toMatch(new RegExp(`, ${places - 1}\\stempat`))
})
