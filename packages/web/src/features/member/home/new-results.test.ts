import { describe, expect, test } from 'vitest'
import type { ResultEntry } from '../results/result-entries.ts'
import { newResults } from './new-results.ts'

/** 27 November 2026, 00:30 in Jakarta. */
const now = new Date('2026-11-26T17:30:00Z')

describe('the new ones of a list', () => {
  const entry = (at: string | undefined, status: ResultEntry['findings']['status'] = 'complete'): ResultEntry => ({
    key: { kind: 'laboratorium', hospital: 'RS01', number: 'L1' },
    title: 'Hematologi',
    hospital: 'RS Contoh Karawang',
    at,
    findings: { status, abnormal: 0, critical: false, judged: 'some', opinion: 'none' },
  })

  test.each([
    ['none at all', [], { count: 0, latest: undefined }],
    ['old ones', [entry('2026-10-01'), entry(undefined)], { count: 0, latest: undefined }],
    [
      'two, not in order',
      [entry('2026-11-20'), entry('2026-11-25T02:00:00Z'), entry('2026-01-01')],
      { count: 2, latest: '2026-11-25' },
    ],
    ['one that is still examined', [entry('2026-11-26', 'processing')], { count: 0, latest: undefined }],
    ['one with its first values', [entry('2026-11-26', 'partial')], { count: 1, latest: '2026-11-26' }],
  ])('%s', (_of, entries, expected) => {
    expect(newResults(entries, now)).toEqual(expected)
  })
})
