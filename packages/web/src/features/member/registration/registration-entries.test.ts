import { expect, test } from 'vitest'
import { registrationEntries } from './registration-entries.ts'
import type { RegistrationPhase, RegistrationWay } from './registration-entries.ts'

const titles = {
  account: ['Diri', 'Kontak'],
  code: 'Kode',
  hospital: 'RS',
  care: ['Identitas', 'Periksa'],
  wholeAccount: 'Akun',
  wholeCare: 'Formulir',
}
const reasons = {
  step: (title: string) => `setelah ${title}`,
  account: 'setelah akun',
  code: 'setelah kode',
  record: 'setelah terisi',
}
const form = {
  steps: [
    { id: 'a', fields: [] },
    { id: 'b', fields: [] },
  ],
  index: 0,
  reachable: 1,
}

/** The entries of a phase; for a form, the entries at its step `index`. */
const entriesAt = (phase: RegistrationPhase, way: RegistrationWay = 'whole', index = 0) => {
  const hasForm = phase === 'account' || phase === 'care'
  return registrationEntries({ phase, way, form: hasForm ? { ...form, index } : undefined }, titles, reasons)
}

test.each<[RegistrationPhase, RegistrationWay, string]>([
  ['account', 'whole', 'current open locked locked locked'],
  ['code', 'whole', 'done done current locked locked'],
  ['hospital', 'whole', 'done current locked locked'],
  ['care', 'whole', 'done done current open'],
  ['done', 'whole', 'done done done done'],
  ['account', 'account', 'current open locked'],
  ['code', 'account', 'done done current'],
  ['done', 'account', 'done done done'],
  ['hospital', 'hospital', 'current locked locked'],
  ['care', 'hospital', 'done current open'],
  ['done', 'hospital', 'done done done'],
])('in the phase %s of the way %s the steps are %s', { tags: ['member.registration-locked'] }, (phase, way, states) => {
  expect(
    entriesAt(phase, way)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(states)
})

test('a locked step says what opens it', () => {
  const entries = registrationEntries(
    { phase: 'account', way: 'whole', form: { ...form, reachable: 0 } },
    titles,
    reasons,
  )
  expect(entries.map((entry) => ('reason' in entry ? entry.reason : ''))).toEqual([
    '',
    'setelah Diri',
    'setelah akun',
    'setelah kode',
    'setelah terisi',
  ])
})

test.each<[RegistrationPhase, (string | undefined)[]]>([
  ['account', ['#a', undefined, undefined, undefined, undefined]],
  ['code', [undefined, undefined, undefined, undefined, undefined]],
  ['care', [undefined, '#rumah-sakit', '#a', undefined]],
  ['done', [undefined, undefined, undefined, undefined]],
])('in the phase %s only steps that can be gone back to are links', (phase, hrefs) => {
  expect(entriesAt(phase, 'whole', 1).map((entry) => ('href' in entry ? entry.href : undefined))).toEqual(hrefs)
})

type Place = [phase: RegistrationPhase, index?: number]

const accountWay: Place[] = [['account', 0], ['account', 1], ['code']]
const hospitalWay: Place[] = [['hospital'], ['care', 0], ['care', 1]]

test.each<[RegistrationWay, Place[]]>([
  ['whole', [...accountWay, ...hospitalWay]],
  ['account', accountWay],
  ['hospital', hospitalWay],
])('the way %s has one count, which goes up by one with each step, out of the same total', (way, places) => {
  const counted = places.map(([phase, index]) => {
    const entries = entriesAt(phase, way, index)
    const stepsIn = (some: typeof entries) => some.reduce((sum, { spans = 1 }) => sum + spans, 0)
    const current = entries.findIndex(({ state }) => state === 'current')
    return [stepsIn(entries.slice(0, current)) + 1, stepsIn(entries)]
  })
  expect(counted).toEqual(places.map((_, place) => [place + 1, places.length]))
})
