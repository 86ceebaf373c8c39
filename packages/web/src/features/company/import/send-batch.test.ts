import type { WriteOutcome } from '@hospital/sdk'
import { expect, test } from 'vitest'
import type { StepOutcome } from './import-run.ts'
import { stepOutcome } from './send-batch.ts'

type Outcome = Parameters<typeof stepOutcome>[0]

const done: WriteOutcome<never> | Outcome = {
  kind: 'done',
  data: {
    process: true,
    detail: 'Impor karyawan selesai diproses.',
    data: { perusahaan_id: 12, mode: 'simpan', jumlah_diterima: 0, jumlah_ditolak: 0, hasil: [] },
  },
}

test.each<readonly [Outcome, StepOutcome]>([
  [done, { kind: 'answered', rows: [] }],
  [
    { kind: 'rejected', detail: 'Perusahaan tidak aktif.' },
    { kind: 'refused', detail: 'Perusahaan tidak aktif.' },
  ],
  [
    { kind: 'invalid', detail: '', fieldErrors: { kunci: ['Sudah dipakai.'] } },
    { kind: 'refused', detail: undefined },
  ],
  [
    { kind: 'limited', retryAfter: 121 },
    { kind: 'limited', minutes: 3 },
  ],
  [{ kind: 'expired' }, { kind: 'expired' }],
  // The connection may have been lost after the call had arrived.
  [{ kind: 'offline' }, { kind: 'unanswered' }],
  [{ kind: 'unknown' }, { kind: 'unanswered' }],
  [{ kind: 'failed', reason: 'server' }, { kind: 'unanswered' }],
  // The server answered, and did nothing.
  [{ kind: 'failed', reason: 'forbidden' }, { kind: 'forbidden' }],
  [
    { kind: 'failed', reason: 'not-found' },
    { kind: 'refused', detail: undefined },
  ],
])('%j means %j for the import', (outcome, step) => {
  expect(stepOutcome(outcome)).toEqual(step)
})
