import { expect, test } from 'vitest'
import { appointment } from '../appointments/sample-appointment.ts'
import { visitWords } from './visit-words.ts'

const message = (id: string, values?: object) => `${id} ${Object.values(values ?? {}).join(' | ')}`

test.each([
  [
    'APT-261124-0042',
    'web.member.documents.visit Selasa, 24 November 2026 | dr. Maya Kusumawardani, Sp.PD | APT-261124-0042',
  ],
  ['APT-7', 'APT-7'],
])('the appointment %s is named %s', (code, words) => {
  expect(visitWords([appointment], 'id', message)(code)).toBe(words)
})
