import { expect, test, vi } from 'vitest'
import { mergeAnswers } from './answers.ts'
import type { HospitalAnswer } from './answers.ts'
import type { ResultEntry } from './result-entries.ts'

const hospital = (code: string) => ({ code, name: `RS ${code}` })

const entry = (number: string, at: string): ResultEntry => ({
  key: { kind: 'laboratorium', hospital: 'RS01', number },
  title: number,
  hospital: 'RS01',
  at,
  findings: { status: 'complete', abnormal: 0, critical: false, judged: 'some', opinion: 'none' },
})

const ready = (code: string, ...data: ResultEntry[]): HospitalAnswer => ({
  hospital: hospital(code),
  state: { status: 'ready', data, isRefreshing: false, isOutdated: false },
})

const outdated = (code: string, ...data: ResultEntry[]): HospitalAnswer => ({
  hospital: hospital(code),
  state: { status: 'ready', data, isRefreshing: false, isOutdated: true },
})

const failed = (
  code: string,
  retry = vi.fn<() => void>(),
  reason: 'server' | 'forbidden' = 'server',
): HospitalAnswer => ({
  hospital: hospital(code),
  state: { status: 'failed', reason, retryAfter: 0, retry },
})

test('results of all hospitals are one list, the newest first', () => {
  const merged = mergeAnswers([
    ready('RS01', entry('first', '2026-01-01'), entry('third', '2026-03-01')),
    ready('RS02', entry('second', '2026-02-01')),
  ])
  expect(merged.entries.map(({ title }) => title)).toEqual(['third', 'second', 'first'])
  expect(merged).toMatchObject({ waiting: false, missing: [], outdated: [] })
})

test('a hospital that is down leaves the others in place, is named once, and is asked again for all', () => {
  const retries = [vi.fn<() => void>(), vi.fn<() => void>()]
  const merged = mergeAnswers([
    failed('RS02', retries[0]),
    ready('RS01', entry('first', '2026-01-01')),
    failed('RS02', retries[1]),
  ])
  expect(merged.entries).toHaveLength(1)
  expect(merged.missing.map((one) => one.hospital.code)).toEqual(['RS02'])
  merged.missing[0]?.retry()
  retries.forEach((retry) => expect(retry).toHaveBeenCalledOnce())
})

test('a hospital that lets the account see nothing is not said to be down', () => {
  const { missing } = mergeAnswers([
    failed('RS01', undefined, 'forbidden'),
    failed('RS01', undefined, 'forbidden'),
    failed('RS02', undefined, 'forbidden'),
    failed('RS02'),
  ])
  expect(missing.map(({ isForbidden }) => isForbidden)).toEqual([true, false])
})

test('what has arrived is shown while others are waited for', () => {
  const merged = mergeAnswers([
    ready('RS01', entry('first', '2026-01-01')),
    { hospital: hospital('RS02'), state: { status: 'loading' } },
  ])
  expect(merged).toMatchObject({ waiting: true, entries: [{ title: 'first' }] })
})

test('what could not be read again stays, and its hospital is named once', () => {
  const merged = mergeAnswers([
    outdated('RS02', entry('second', '2026-02-01')),
    ready('RS01', entry('first', '2026-01-01')),
    outdated('RS02'),
  ])
  expect(merged.entries.map(({ title }) => title)).toEqual(['second', 'first'])
  expect(merged).toMatchObject({ missing: [], outdated: ['RS RS02'] })
})
