import { expect, test } from 'vitest'
import { outcomeText } from './outcome-text.ts'

test('A result is shown after its requests', () => {
  const outcome = { requests: ['POST /member/login: 200'], result: { data: { id: 1 } } }
  expect(outcomeText(outcome)).toBe('POST /member/login: 200\n{\n  "data": {\n    "id": 1\n  }\n}')
})

test('A failure is shown as the SDK gives it', () => {
  const error = { kind: 'unauthorized', status: 401, operation: 'getProfile', requestId: 'r1' } as const
  expect(outcomeText({ requests: [], result: { error } })).toContain('"kind": "unauthorized"')
})

test('A file is shown by its type and size', () => {
  const data = new Blob(['%PDF'], { type: 'application/pdf' })
  expect(outcomeText({ requests: [], result: { data } })).toContain('a file: application/pdf, 4 bytes')
})

test('A long result is cut, and says so', () => {
  const text = outcomeText({ requests: [], result: { data: 'x'.repeat(30_000) } })
  expect(text.length).toBeLessThan(20_100)
  expect(text).toMatch(/… \d+ more characters$/)
})
