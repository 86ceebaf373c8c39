import { expect, test, vi } from 'vitest'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { joinLists } from './joined-lists.ts'
import { appointment } from './sample-appointment.ts'

type ListState = ReadState<readonly Appointment[]>

const loading: ListState = { status: 'loading' }
const ready = (...data: Appointment[]): ListState => ({ status: 'ready', data, isRefreshing: false, isOutdated: false })
const failed: ListState = { status: 'failed', reason: 'server', retryAfter: 0, retry: vi.fn() }
const approved: Appointment = { ...appointment, status: 'approved', kode_appointment: 'APT-261125-0001' }

test.each<[string, ListState[], ListState['status'], number, boolean]>([
  ['both are there', [ready(appointment), ready(approved)], 'ready', 2, false],
  ['one is still read', [ready(appointment), loading], 'loading', 0, false],
  ['one is still read beside one that failed', [failed, loading], 'loading', 0, false],
  ['one failed beside one with appointments', [ready(appointment), failed], 'ready', 1, true],
  ['one failed beside one that is empty', [ready(), failed], 'failed', 0, false],
  ['both failed', [failed, failed], 'failed', 0, false],
  ['both are empty', [ready(), ready()], 'ready', 0, false],
])('where %s', (_case, states, status, count, isMissing) => {
  const { state, missing } = joinLists(states)
  expect(state.status).toBe(status)
  expect(state.status === 'ready' ? state.data : []).toHaveLength(count)
  expect(missing !== undefined).toBe(isMissing)
})

test('what is read again, or could not be read again, counts for the whole', () => {
  const { state } = joinLists([ready(appointment), { status: 'ready', data: [], isRefreshing: true, isOutdated: true }])
  expect(state).toMatchObject({ isRefreshing: true, isOutdated: true })
})

test('another try asks again for each list that failed', () => {
  const retries = [vi.fn(), vi.fn()]
  const { state } = joinLists(retries.map((retry) => ({ status: 'failed', reason: 'server', retryAfter: 0, retry })))
  if (state.status === 'failed') state.retry()
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce()
})
