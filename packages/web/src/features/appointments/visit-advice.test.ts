import { expect, test } from 'vitest'
import { adviceForAge } from './visit-advice.ts'

const [child, growth, medicine, companion] = ['child', 'growth', 'medicine', 'companion'].map(
  (name) => `web.booking.bring.${name}`,
)

test.each([
  ['a child on the day of birth', '2026-12-01', [child, growth]],
  ['a child on the day before the sixth birthday', '2020-12-02', [child, growth]],
  ['a child on the sixth birthday', '2020-12-01', [child]],
  ['a youth on the day before the seventeenth birthday', '2009-12-02', [child]],
  ['an adult on the seventeenth birthday', '2009-12-01', [medicine]],
  ['an adult on the day before the sixtieth birthday', '1966-12-02', [medicine]],
  ['somebody of sixty', '1966-12-01', [medicine, companion]],
  ['nobody whose birth date is unknown', undefined, []],
  ['nobody whose birth date is none', '1 Desember', []],
])('%s is told what to bring', (_who, born, advice) => {
  expect(adviceForAge(born, '2026-12-01')).toEqual(advice)
})
