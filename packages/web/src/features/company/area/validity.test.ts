import { expect, test } from 'vitest'
import { validityMessage } from './validity.ts'

test.each([
  ['layak', '2026-11-24', 'until', false],
  ['layak', '2026-11-23', 'until', false],
  ['layak_dengan_catatan', '2026-11-22', 'ended', true],
  ['tidak_layak_sementara', null, 'untilExamined', true],
  ['tidak_layak_sementara', '2026-12-01', 'until', false],
  ['tidak_layak', null, 'open', false],
] as const)('%s until %s: %s', (conclusion, until, text, ended) => {
  expect(validityMessage(conclusion, until, '2026-11-23')).toEqual({ text: `web.company.validity.${text}`, ended })
})
