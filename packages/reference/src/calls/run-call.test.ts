import { beforeAll, expect, test } from 'vitest'
import { allCalls } from './all-calls.ts'
import { openHospital } from './run-call.ts'
import type { Outcome } from './run-call.ts'

const outcomes = new Map<string, Outcome>()

beforeAll(async () => {
  // Each call begins in the first state, as a page does.
  for (const name of allCalls.keys()) outcomes.set(name, await (await openHospital()).run(name))
})

/** These calls need a code or a question that the demo has not sent: the demo refuses them with a message. */
const needsCode: readonly string[] = [
  'member.changePassword',
  'member.verifyRegistrationCode',
  'member.resendRegistrationCode',
  'member.renewFamilyConsent',
]

/** Some operations of companies are for their users, others for the corporate admin: only one of the two is allowed. */
const others = [...allCalls.keys()].filter((name) => !name.startsWith('admin.') && !needsCode.includes(name))

test.each(others)('The demo does what the example of %s asks for', (name) => {
  const tried = [name, name.replace(/^company\./, 'admin.')].map((caller) => outcomes.get(caller)?.result)
  expect(tried.some((result) => result && !result.error)).toBe(true)
})

test.each(needsCode)('%s with a code that was not sent is refused', (name) => {
  expect(['rejected', 'not-found']).toContain(outcomes.get(name)?.result.error?.kind)
})

test.each([...allCalls.keys()])('%s is sent', (name) => {
  expect(outcomes.get(name)?.requests.length).toBeGreaterThan(0)
})

const contentNames = [...allCalls.keys()].filter((name) => name.startsWith('content.'))

test.each(contentNames)('The demo has what %s asks for', (name) => {
  const { data, error } = outcomes.get(name)?.result ?? {}
  expect(error).toBeUndefined()
  expect(data).not.toEqual([])
  expect(data).not.toMatchObject({ items: [] })
})
