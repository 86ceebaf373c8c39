import { expect, test } from 'vitest'
import { existingVisit } from './existing-visit.ts'

const wish = { kodedokter: 'DR1', tanggal: '2026-11-30' }

const visit = (kode: string, tanggal: string, status: 'open' | 'approved' | 'closed') => ({
  status,
  tanggal,
  jam: '09:00',
  dokter: { kode },
  pasien: { id: 1002 },
})

test.each([
  ['one that waits for its confirmation', visit('DR1', '2026-11-30', 'open'), true],
  ['one that is approved', visit('DR1', '2026-11-30', 'approved'), true],
  ['none that was cancelled', visit('DR1', '2026-11-30', 'closed'), false],
  ['none with another doctor', visit('DR2', '2026-11-30', 'open'), false],
  ['none on another day', visit('DR1', '2026-12-01', 'open'), false],
])('what stands in the way of a second appointment is %s', (_what, known, isFound) => {
  const found = existingVisit([visit('DR9', '2026-11-30', 'open'), known], wish)
  expect(found).toEqual(
    isFound ? { status: known.status, tanggal: '2026-11-30', jam: '09:00', patient: 1002 } : undefined,
  )
})

test('nothing stands in the way of a first appointment', () => {
  expect(existingVisit([], wish)).toBeUndefined()
})
