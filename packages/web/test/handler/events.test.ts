import { beforeAll, describe, expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import type { Part } from './markup.ts'
import { visitorOf } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const now = new Date('2026-11-21T03:00:10Z')
const sites = testSites(now)
let visitor: Visitor
beforeAll(() => {
  visitor = visitorOf(sites.create())
})

const path = '/informasi/event-community'

const timesIn = (events: readonly Part[]): readonly Part[] => events.flatMap((event) => event.all('time'))
const daysOf = (events: readonly Part[]): readonly string[] =>
  timesIn(events).map((time) => time.attribute('datetime') ?? '')

describe.each([
  {
    language: '',
    title: 'Acara dan komunitas',
    upcoming: 'Akan datang',
    past: 'Sudah berlangsung',
    day: /^(?:Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu), \d{1,2} \p{Lu}\p{Ll}+ 20\d\d$/u,
    exercise: 'Senam Jantung Sehat Bersama',
    programme: 'Acara',
    over: 'Acara ini sudah selesai',
    all: 'Semua acara',
    others: 'Acara lainnya',
  },
  {
    language: '/en',
    title: 'Events and communities',
    upcoming: 'Coming up',
    past: 'Past events',
    day: /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{1,2} \p{Lu}\p{Ll}+ 20\d\d$/u,
    exercise: 'Heart-Healthy Exercise Together',
    programme: 'Programme',
    over: 'This event is over',
    all: 'All events',
    others: 'Further events',
  },
] as const)('$title', ({ language, title, upcoming, past, day, exercise, programme, over, all, others }) => {
  test(
    'has the events to come, the next one first, before those past, the latest first, each with the day in words',
    { tags: ['routes.events', 'events.list'] },
    async () => {
      const { main } = await visitor.open(`${language}${path}`)
      expect(main.one('h1').text).toBe(title)
      expect(
        main
          .all('h2')
          .filter((heading) => !heading.has('a'))
          .map(({ text }) => text),
      ).toEqual([upcoming, past])
      const [toCome = [], before = []] = [upcoming, past].map((heading) =>
        main.one('h2', { text: heading }).around?.one('ul').all('article'),
      )
      expect([toCome.length, before.length]).toEqual([6, 3])
      for (const { text } of timesIn([...toCome, ...before])) expect(text).toMatch(day)
      const [comingDays, pastDays] = [daysOf(toCome), daysOf(before)]
      expect(comingDays).toEqual(comingDays.toSorted())
      expect(pastDays).toEqual(pastDays.toSorted().toReversed())
      expect(String(comingDays[0]) > String(pastDays[0])).toBe(true)
      expect(String(pastDays[0]) < now.toISOString()).toBe(true)
    },
  )

  test(
    'leads to an event with its day, place and programme, and five others',
    { tags: ['routes.events', 'events.page', 'events.related-limit'] },
    async () => {
      const list = await visitor.open(`${language}${path}`)
      const shown = await list.follow(list.main.one('a', { named: exercise }))
      expect(shown.address).toBe(`${language}${path}/senam-jantung-sehat-bersama`)
      const { main } = shown
      expect(main.one('h1').text).toBe(exercise)
      expect(main.all('time')[0]?.text).toMatch(day)
      expect(main.one('a', { named: 'RS Kawung Karawang' }).attribute('href')).toBe(
        `${language}/rumah-sakit/rs-kawung-karawang`,
      )
      expect(main.has('h2', { text: programme })).toBe(true)
      expect(main.text).not.toContain(over)
      const related = main.one('section', { named: others })
      expect(related.all('article')).toHaveLength(5)
      expect(related.has('a', { named: exercise })).toBe(false)
      expect((await shown.follow(related.one('a', { named: all }))).address).toBe(`${language}${path}`)
    },
  )

  test('says of an event that is over that it is, and has five others', async () => {
    const { main } = await visitor.open(`${language}${path}/seminar-awam-hidup-baik-dengan-diabetes`)
    expect(main.text).toContain(over)
    expect(main.one('section', { named: others }).all('article')).toHaveLength(5)
  })
})
