import { expect, test } from 'vitest'
import { registrationEntries } from './registration-entries.ts'
import type { RegistrationPhase } from './registration-entries.ts'

const titles = {
  account: ['Diri', 'Kontak'],
  code: 'Kode',
  hospital: 'RS',
  care: ['Identitas', 'Periksa'],
  wholeAccount: 'Akun',
  wholeCare: 'Formulir',
  parts: { account: 'Akun', hospital: 'Rumah sakit' },
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

test.each<[RegistrationPhase, string]>([
  ['account', 'current open locked locked locked'],
  ['code', 'done done current locked locked'],
  ['hospital', 'done current locked locked'],
  ['care', 'done done current open'],
  ['done', 'done done done done'],
])('in the phase %s the steps are %s', { tags: ['member.registration-locked'] }, (phase, states) => {
  const entries = registrationEntries(
    phase,
    phase === 'account' || phase === 'care' ? form : undefined,
    titles,
    reasons,
  )
  expect(entries.map(({ state }) => state).join(' ')).toBe(states)
})

test('a locked step says what opens it', () => {
  const entries = registrationEntries('account', { ...form, reachable: 0 }, titles, reasons)
  expect(entries.map((entry) => ('reason' in entry ? entry.reason : ''))).toEqual([
    '',
    'setelah Diri',
    'setelah akun',
    'setelah kode',
    'setelah terisi',
  ])
})

test('only steps that can be gone back to are links', () => {
  const hrefs = registrationEntries('account', { ...form, index: 1 }, titles, reasons).map((entry) =>
    'href' in entry ? entry.href : undefined,
  )
  expect(hrefs).toEqual(['#a', undefined, undefined, undefined, undefined])
})

test('the number of the current step goes up with each of a part, out of the steps of that part', () => {
  const at = (phase: RegistrationPhase, index = 0) => {
    const shown = phase === 'account' || phase === 'care' ? { ...form, index } : undefined
    const entries = registrationEntries(phase, shown, titles, reasons)
    const stepsIn = (some: typeof entries) => some.reduce((sum, { spans = 1 }) => sum + spans, 0)
    const current = entries.findIndex(({ state }) => state === 'current')
    const part = entries[current]?.part
    const isOfPart = (step: (typeof entries)[number]) => step.part === part
    return [part, stepsIn(entries.slice(0, current).filter(isOfPart)) + 1, stepsIn(entries.filter(isOfPart))]
  }
  expect([at('account'), at('account', 1), at('code'), at('hospital'), at('care'), at('care', 1)]).toEqual([
    ['Akun', 1, 3],
    ['Akun', 2, 3],
    ['Akun', 3, 3],
    ['Rumah sakit', 1, 3],
    ['Rumah sakit', 2, 3],
    ['Rumah sakit', 3, 3],
  ])
})
