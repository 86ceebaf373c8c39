import { expect, test } from 'vitest'
import type { Site } from '../../src/server/app.ts'
import { testSites } from '../../src/testing/test-site.ts'
import { bookAt } from './booked-here.ts'
import { visitorOf } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))

const cards = '/dokter?rs=RS01&spesialis=SPPD'

/** The button of the first card: its words and its address. */
const firstButton = async (site: Site) => {
  const { main } = await visitorOf(site).open(cards)
  const [button] = main.all('a', { href: /appointment\?dokter=/ })
  return { words: button?.name ?? '', href: button?.attribute('href') ?? '' }
}

test('a card knows that a place was booked here a moment ago', async () => {
  const site = sites.create({}, { FREE_TIMES_TIMEOUT: '10000' })
  const { words, href } = await firstButton(site)
  const places = Number(/, (\d+)\stempat/.exec(words)?.[1])
  expect(places).toBeGreaterThan(1)
  expect((await firstButton(site)).words).toBe(words)
  expect(await bookAt(site, href)).toMatchObject({ process: true })
  expect((await firstButton(site)).words).toMatch(new RegExp(`, ${places - 1}\\stempat`))
})
