import { beforeEach, describe, expect, test } from 'vitest'
import type { Site } from '../../src/server/app.ts'
import { siteOrigin, testSites } from '../../src/testing/test-site.ts'
import { bookAt } from './booked-here.ts'
import { visitorOf } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let clock = 0
let site: Site
beforeEach(() => {
  clock = 0
  sites.contracts().mock().faults.clear()
  sites.contracts().mock().requests.clear()
  site = sites.create({ clock: () => clock })
})

const doctor = '/dokter/appointment?rs=RS01&spesialis=SPJP&dokter=dr-ratna-widyaningsih-sp-jp-k-fiha'
const day = `${doctor}&tanggal=2026-12-03`
const time = `${day}&jam=14%3A00`
const steps = [doctor, day, time]
// After this, one place is left.
const lastTime = `${day}&jam=15%3A00`

const asked = () => sites.contracts().mock().requests.of('getDoctorSlots').length
const open = (address: string) => visitorOf(site).open(address)
const dataAt = async (address: string) => (await site.fetch(new Request(`${siteOrigin}/_data${address}`))).text()

const timesIn = async (address: string) =>
  (await open(address)).main.all('a', { href: /jam=/ }).map((link) => link.attribute('href'))

describe('a page of the booking that tells places', () => {
  test.each(steps)('is kept for some seconds, and then asked for again: %s', async (address) => {
    const first = await open(address)
    const before = asked()
    expect(before).toBeGreaterThan(0)
    clock = 4999
    expect((await open(address)).html === first.html).toBe(true)
    expect(asked()).toBe(before)
    clock = 10_000
    await open(address)
    expect(asked()).toBeGreaterThan(before)
  })

  test.each(steps)('is kept by nobody else: %s', async (address) => {
    for (const path of [address, `/_data${address}`]) {
      const { headers } = await site.fetch(new Request(`${siteOrigin}${path}`))
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('knows at once what was booked here', async () => {
    const paper = await open(lastTime)
    expect(await timesIn(day)).toContain(lastTime)
    await Promise.all([open(doctor), ...steps.map(dataAt)])
    expect(await bookAt(site, lastTime)).toMatchObject({ process: true })
    const times = await timesIn(day)
    expect(times.length).toBeGreaterThan(0)
    expect(times).not.toContain(lastTime)
    expect(await dataAt(day)).not.toContain('jam=15%3A00')
    const taken = await open(lastTime)
    expect(paper.main.text).not.toContain('tidak tersedia lagi')
    expect(taken.main.text).toContain('15.00 WIB sudah terisi atau tidak tersedia lagi')
  })

  test('is not kept where the places could not be read', async () => {
    sites.contracts().mock().faults.set('getDoctorSlots', { kind: '500' })
    expect(await timesIn(day)).toEqual([])
    sites.contracts().mock().faults.clear()
    expect(await timesIn(day)).toContain(`${day}&jam=13%3A00`)
  })

  test.each(steps)('holds nothing of the one for whom it was made: %s', async (address) => {
    const words = 'Pesan-Orang-Asing'
    const auth = encodeURIComponent(JSON.stringify({ id: 7, nama_lengkap: words, email: words, gender: 'P' }))
    const cookies = { auth, auth_family: auth, search_history: words }
    const theirs = await visitorOf(site, cookies).open(`${address}&keluhan=${words}&utm_source=${words}`)
    expect(theirs.html.includes(words)).toBe(false)
    expect((await open(address)).html === theirs.html).toBe(true)
  })

  test('holds nothing of a form that was sent to its address', async () => {
    const words = 'Nyeri-Dada-Kiri'
    const sent = await site.fetch(
      new Request(`${siteOrigin}${time}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin },
        body: new URLSearchParams({ keluhan: words }).toString(),
      }),
    )
    const texts = [await sent.text(), (await open(time)).html, await dataAt(time)]
    expect(texts.map((text) => text.includes(words))).toEqual([true, false, false])
  })

  test.each(['&tanggal=Nyeri-Dada', '&tanggal=2026-12-03&jam=Nyeri-Dada', '&tanggal=2026-12-03%20Nyeri-Dada'])(
    'has no value in its address that is no date and no time: %s',
    async (typed) => {
      expect((await open(`${doctor}${typed}`)).html.includes('Nyeri-Dada')).toBe(false)
    },
  )
})
