import { beforeAll, expect, test } from 'vitest'
import { allCalls } from './all-calls.ts'
import { openHospital } from './run-call.ts'
import type { Outcome } from './run-call.ts'

const outcomes = new Map<string, Outcome>()

beforeAll(async () => {
  // Each call begins in the first state, as a page does.
  for (const name of allCalls.keys()) outcomes.set(name, await (await openHospital()).run(name))
})

test.each([...allCalls.keys()])('Trying %s gives what the mock answers', (name) => {
  const { requests, result } = outcomes.get(name) ?? { requests: [], result: {} }
  expect(requests.length).toBeGreaterThan(0)
  // The examples of writes name codes and people of other moments: a refusal in words is an answer.
  if (result.error) expect(['invalid', 'rejected', 'not-found', 'forbidden']).toContain(result.error.kind)
})

test.each(['createAppointment', 'deleteAppointment', 'storeGuarantorDocument'])(
  'The demo does what member.%s asks for',
  (name) => {
    expect(outcomes.get(`member.${name}`)?.result.error).toBeUndefined()
  },
)

const contentNames = [...allCalls.keys()].filter((name) => name.startsWith('content.'))

test.each(contentNames)('The demo has what %s asks for', (name) => {
  const { data, error } = outcomes.get(name)?.result ?? {}
  expect(error).toBeUndefined()
  expect(data).not.toEqual([])
  expect(data).not.toMatchObject({ items: [] })
})
