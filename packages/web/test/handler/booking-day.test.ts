import { beforeAll, describe, expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import { visitorOf } from './visitor.ts'
import type { Shown, Visitor } from './visitor.ts'

// A Saturday; the next Sunday is the fourth of its month.
const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let visitor: Visitor
beforeAll(() => {
  visitor = visitorOf(sites.create())
})

const dewi = '/dokter/appointment?rs=RS01&spesialis=SPOG&dokter=dr-dewi-sartika-handayani-sp-og'
const idleSunday = '2026-11-22'

const choicesOf = ({ main }: Shown) =>
  [...main.all('ul'), ...main.all('td')].flatMap((list) => list.all('a', { href: /\/dokter\/appointment\?/ }))

describe.each([
  {
    path: '',
    sunday: /^Minggu, (\d+) /,
    weekday: /^(?:Minggu|Rabu), /,
    none: 'Tidak ada jam praktik pada tanggal ini',
    leave: /cuti/,
    last: 'Pembayaran dan keluhan',
  },
  {
    path: '/en',
    sunday: /^Sunday,? (\d+) /,
    weekday: /^(?:Sunday|Wednesday),? /,
    none: 'No practice on this day',
    leave: /leave/,
    last: 'Payment and symptoms',
  },
] as const)('an appointment at $path/dokter/appointment', ({ path, sunday, weekday, none, leave, last }) => {
  test('with a doctor of the first and third Sunday is offered on no other', async () => {
    const { main } = await visitor.open(`${path}${dewi}`)
    const dates = main.all('td').flatMap((cell) => cell.all('a').map((day) => day.attribute('aria-label') ?? ''))
    expect(dates.length).toBeGreaterThan(0)
    for (const date of dates) expect(date).toMatch(weekday)
    const weeks = dates.flatMap((date) => sunday.exec(date)?.[1] ?? []).map((day) => Math.ceil(Number(day) / 7))
    expect(weeks.length).toBeGreaterThan(0)
    for (const week of weeks) expect([1, 3]).toContain(week)
  })

  test('on a Sunday on which the doctor does not come says so, and nothing of leave', async () => {
    const { main } = await visitor.open(`${path}${dewi}&tanggal=${idleSunday}`)
    expect(main.text).toContain(none)
    expect(main.text).not.toMatch(leave)
  })

  test('has a link for every choice, and the hospital can be called instead', async () => {
    let shown = await visitor.open(`${path}/dokter/appointment`)
    // A step with one answer is skipped, so there are at most five.
    for (let steps = 0; steps < 5 && !shown.main.has('h2', { text: last }); steps += 1) {
      // The last entry of a list; the first of the times, which are at the list's end.
      const choices = choicesOf(shown)
      const choice = /[?&]tanggal=/.test(shown.address) ? choices[0] : choices.at(-1)
      if (!choice) throw new Error(`nothing can be chosen at ${shown.address}`)
      shown = await shown.follow(choice)
    }
    expect(shown.main.has('h2', { text: last })).toBe(true)
    expect(shown.main.has('a', { href: /^tel:\+62/ })).toBe(true)
  })
})

describe.each([
  ['/cari?q=jantung', 'Cari'],
  ['/en/cari?q=jantung', 'Search'],
])('without script', (path, title) => {
  test(`the results are a page of their own at ${path}`, async () => {
    const { document, main } = await visitor.open(path)
    expect(main.one('h1').text).toBe(title)
    expect(main.has('a', { named: /jantung/i })).toBe(true)
    expect(document.one('meta', { name: 'robots' }).attribute('content')).toBe('noindex')
  })
})
