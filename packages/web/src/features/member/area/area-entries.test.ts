import { expect, test } from 'vitest'
import { matchPath } from '../../../routes/match.ts'
import { areaEntries, menuPages } from './area-entries.ts'

const message = (id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id)
const news = { results: 0, appointments: 0 }

test(
  'the menu leads to the profile, the family, and the appointments, visits and results of the patient',
  { tags: ['member.menu'] },
  () => {
    const entries = areaEntries({ locale: 'en', message, current: 'appointments', patient: 7, hasRecord: true, news })
    expect(entries.map((entry) => 'href' in entry && [entry.href, entry.current])).toEqual([
      ['/en/member-area/profile', false],
      ['/en/member-area/keluarga', false],
      ['/en/member-area/appointment/7/open', true],
      ['/en/member-area/history-kunjungan/7', false],
      ['/en/member-area/list-hasil/7', false],
    ])
  },
)

test('the pages that are fetched ahead are those of the menu', () => {
  const entries = areaEntries({ locale: 'en', message, current: 'profile', patient: 7, hasRecord: true, news })
  const pages = entries.map((entry) => 'href' in entry && matchPath(entry.href ?? '')?.route.page)
  expect(new Set(pages)).toEqual(new Set(menuPages))
})

test('the bar of a phone has words that fit', () => {
  const entries = areaEntries({ locale: 'id', message, current: 'profile', patient: 7, hasRecord: undefined, news })
  expect(entries.map(({ label, shortLabel }) => shortLabel ?? label)).toEqual([
    'web.member.menu.profile',
    'web.member.menu.family',
    'web.member.menu.appointments',
    'web.member.menu.visits.short',
    'web.member.menu.results.short',
  ])
})

test(
  'a patient without a medical record has no visits and no results, and is told why',
  { tags: ['member.menu-locked'] },
  () => {
    const entries = areaEntries({ locale: 'id', message, current: 'profile', patient: 7, hasRecord: false, news })
    expect(entries.filter((entry) => 'disabledReason' in entry).map(({ label }) => label)).toEqual([
      'web.member.menu.visits',
      'web.member.menu.results',
    ])
  },
)

test('nothing is locked as long as it is not known', () => {
  const entries = areaEntries({ locale: 'id', message, current: 'profile', patient: 7, hasRecord: undefined, news })
  expect(entries.every((entry) => 'href' in entry)).toBe(true)
})

test.each([
  ['nothing is new', { results: 0, appointments: 0 }, true, []],
  ['results are new', { results: 2, appointments: 0 }, true, [['web.member.menu.results', '{"count":2}']]],
  [
    'an appointment needs the patient too',
    { results: 2, appointments: 1 },
    true,
    [
      ['web.member.menu.appointments', '{"count":1}'],
      ['web.member.menu.results', '{"count":2}'],
    ],
  ],
  ['results are locked', { results: 2, appointments: 0 }, false, []],
])('the menu is marked where %s', (_where, found, hasRecord, expected) => {
  const entries = areaEntries({ locale: 'id', message, current: 'profile', patient: 7, hasRecord, news: found })
  const marked = entries.flatMap((entry) =>
    'news' in entry && entry.news !== undefined ? [[entry.label, entry.news.split(' ')[1]]] : [],
  )
  expect(marked).toEqual(expected)
})
