import { expect, test, vi } from 'vitest'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { appointment } from '../appointments/sample-appointment.ts'
import { joinAppointments } from './family-appointments.ts'
import type { PersonAnswer } from './family-appointments.ts'

const person = (id: number, name: string): FamilyMember => ({
  id,
  name,
  gender: 'female',
  relation: 'anak',
  birthDate: '2013-11-02',
  recordNumber: undefined,
  awaitsConsent: false,
  email: undefined,
  phone: undefined,
  photo: undefined,
})

const siti = person(1001, 'Siti')
const kirana = person(1003, 'Kirana')
const retry = vi.fn()

const ready: PersonAnswer['state'] = { status: 'ready', data: [appointment], isRefreshing: false, isOutdated: false }
const loading: PersonAnswer['state'] = { status: 'loading' }
const failed: PersonAnswer['state'] = { status: 'failed', reason: 'server', retryAfter: 0, retry }

test.each<[string, readonly PersonAnswer[], { count: number; isWaiting: boolean; missing: readonly string[] }]>([
  ['nobody is asked about', [], { count: 0, isWaiting: false, missing: [] }],
  [
    'one list is still to come',
    [
      { person: siti, state: ready },
      { person: kirana, state: loading },
    ],
    { count: 1, isWaiting: true, missing: [] },
  ],
  [
    'both lists of a person are missing, who is named once',
    [
      { person: siti, state: ready },
      { person: kirana, state: failed },
      { person: kirana, state: failed },
    ],
    { count: 1, isWaiting: false, missing: ['Kirana'] },
  ],
])('the lists of a family where %s', (_where, answers, expected) => {
  const { appointments, isWaiting, missing } = joinAppointments(answers)
  expect({ count: appointments.length, isWaiting, missing: missing.map(({ name }) => name) }).toEqual(expected)
})

test('another try asks for all that is missing', () => {
  joinAppointments([
    { person: siti, state: failed },
    { person: kirana, state: ready },
    { person: kirana, state: failed },
  ]).retry()
  expect(retry).toHaveBeenCalledTimes(2)
})
