import { afterEach, expect, test, vi } from 'vitest'
import { sendOnce } from './write-outcome.ts'

afterEach(() => vi.unstubAllGlobals())

test('a write that was on its way when the connection broke may have been written', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const lost = async () => {
    vi.stubGlobal('navigator', { onLine: false })
    return { error: { operation: 'createAppointment', requestId: 'id-1', kind: 'network' as const } }
  }
  expect(await sendOnce(lost)).toEqual({ kind: 'unknown' })
  expect(await sendOnce(lost)).toEqual({ kind: 'offline' })
})
