import { expect, test } from 'vitest'
import { periodDays } from './referral-period.ts'

test.each([
  ['7', { from: '2026-02-23', to: '2026-03-01' }],
  ['30', { from: '2026-01-31', to: '2026-03-01' }],
  ['90', { from: '2025-12-02', to: '2026-03-01' }],
  ['2026', { from: '2026-01-01', to: '2026-12-31' }],
  ['2024', { from: '2024-01-01', to: '2024-12-31' }],
  ['2023', undefined],
  ['31', undefined],
  ['', undefined],
])('the period %s is %o', (period, days) => expect(periodDays(period, '2026-03-01')).toEqual(days))
