import { startMockServer } from '@hospital/mocks/server'
import { describe, expect, test } from 'vitest'
import { partOr } from '../../shared/loading/part.ts'
import { contractSite } from '../../testing/contract-context.ts'
import { loadedPage } from '../../testing/loaded-page.ts'
import { siteContexts } from '../../testing/site-context.ts'
import { loadHome } from './load-home.ts'

const schedulesOf = async (site: ReturnType<typeof contractSite>, address: string) =>
  partOr(loadedPage(await loadHome(site.contextOf(address))).data.schedules, []).map(
    ({ name, today, practice, remark }) => ({ name, today, practice, remark }),
  )

const anisa = (practice: string, remark?: unknown) =>
  expect.objectContaining({ name: expect.stringContaining('dr. Anisa'), practice, remark })
const weeks = { text: 'Minggu ke-1 dan ke-3', lang: 'id' }

describe('on a third Sunday', () => {
  const site = contractSite(new Date('2026-11-15T01:00:00Z'))

  test.each([
    ['/', 'Minggu, 09.00–12.00 WIB'],
    ['/en', 'Sunday, 09:00–12:00 WIB'],
  ])(
    'a schedule’s card at %s has the weeks of the month beside the hours, in the editors’ language',
    async (address, hours) => {
      expect(await schedulesOf(site, address)).toContainEqual(anisa(hours, weeks))
    },
  )
})

describe('on a fourth Sunday, when those of the first and third do not come', () => {
  const site = contractSite(new Date('2026-11-22T01:00:00Z'))

  test('a schedule’s card names the next day on which the doctor comes, and does not say that it is today', async () => {
    const cards = await schedulesOf(site, '/')
    expect(cards).toContainEqual(anisa('Rabu, 18.00–20.30 WIB'))
    // The hours of these doctors; doctors who come every Sunday have other hours.
    for (const { practice, today } of cards)
      expect([practice, today]).not.toEqual([expect.stringContaining('Minggu, 09.00–12.00'), 'practising'])
  })
})

test(
  'slides lead where editors say: to an English page as it is, to a file of the CMS at its own address',
  { tags: ['home.slider-link'] },
  async () => {
    const now = new Date('2026-11-21T05:00:00Z')
    const edited: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init)
      const text = (await answer.text())
        .replace('"/jadwal-dokter"', '"/en/jadwal-dokter"')
        .replace('"/paket/medical-check-up-eksekutif"', '"/uploads/brosur.pdf"')
      return new Response(text, answer)
    }
    const contracts = await startMockServer({ port: 0, now: () => now })
    const context = siteContexts(contracts.url, () => now, { fetch: edited })('/en')
    const { data } = loadedPage(await loadHome(context))
    await contracts.close()
    expect(partOr(data.slides, []).map(({ href }) => href)).toEqual([
      '/en/jadwal-dokter',
      new URL('/uploads/brosur.pdf', context.config.cms.mediaUrl).href,
      '/en/layanan-unggulan/unit-stroke-terpadu',
      '/en/layanan-unggulan/klinik-laktasi',
    ])
  },
)

describe('any day', () => {
  const site = contractSite(new Date('2026-11-21T05:00:00Z'))

  test('all specialties are there, whether they have a picture or not', async () => {
    const { data } = loadedPage(await loadHome(site.contextOf('/en')))
    expect(partOr(data.specialists, [])).toHaveLength(19)
  })

  test('doctors of today come first, eight at most', async () => {
    const cards = await schedulesOf(site, '/')
    expect(cards).toHaveLength(8)
    for (const { practice } of cards.filter(({ today }) => today === 'practising')) expect(practice).toMatch(/^Sabtu, /)
  })
})
