import { expect, test } from 'vitest'
import { patientAfterLogIn } from './patient-after-log-in.ts'

const [siti, agus, suparno] = [{ id: 1001 }, { id: 1002 }, { id: 2001 }]

test.each([
  ['the person who was chosen', 1002, [siti, agus], 1002],
  ['the only person there is', undefined, [siti], 1001],
  ['no person where several could be meant', undefined, [siti, agus], undefined],
  ['no person where another member has logged in than the one who chose', 1002, [suparno], undefined],
  ['no person if the family is empty', undefined, [], undefined],
])('after a log-in the appointment is for %s', (_name, chosen, patients, expected) => {
  expect(patientAfterLogIn(chosen, patients)).toBe(expected)
})
