import { expect, test } from 'vitest'
import { findingsOf, flagOf, meaningOf } from './verdict.ts'

const complete = { status: 'complete', abnormal: 0, critical: false, judged: true } as const

test.each([
  ['all is normal', complete, 'good', 'web.results.normal'],
  ['some are not', { ...complete, abnormal: 2 }, 'attention', 'web.results.abnormal'],
  ['one is critical', { ...complete, abnormal: 2, critical: true }, 'critical', 'web.results.critical'],
  ['a corrected one is normal', { ...complete, status: 'corrected' }, 'good', 'web.results.normal'],
  ['nothing is released', { ...complete, status: 'processing', judged: false }, 'waiting', 'web.results.processing'],
  ['what is released so far is normal', { ...complete, status: 'partial' }, 'waiting', 'web.results.partial'],
  [
    'what is released so far is not',
    { ...complete, status: 'partial', abnormal: 1 },
    'attention',
    'web.results.abnormal',
  ],
  [
    'what is released so far is critical',
    { ...complete, status: 'partial', abnormal: 1, critical: true },
    'critical',
    'web.results.critical',
  ],
  ['a report is in words', { ...complete, judged: false }, 'neutral', 'web.results.report'],
] as const)('where %s', (_what, findings, tone, text) => {
  expect(meaningOf(findings)).toMatchObject({ tone, text, advice: `${text}.advice` })
})

test('flags are counted', () => {
  expect(findingsOf('complete', ['normal', 'low', undefined, 'critical'])).toEqual({
    status: 'complete',
    abnormal: 2,
    critical: true,
    judged: true,
  })
  expect(findingsOf('complete', [undefined])).toMatchObject({ abnormal: 0, judged: false })
})

test.each([
  ['rendah', 'low'],
  ['tinggi', 'high'],
  ['kritis', 'critical'],
  [null, undefined],
] as const)('the flag %s is %s', (flag, expected) => {
  expect(flagOf(flag)).toBe(expected)
})
