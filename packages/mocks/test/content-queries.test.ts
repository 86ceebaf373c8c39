import { contentQuery } from '@hospital/sdk/query'
import { expect, test } from 'vitest'
import { createMock } from '../src/index.ts'
import { contentCalls } from './operations/content-calls.ts'
import { mockStage, morning } from './operations/mock-stage.ts'

const writes: readonly string[] = ['subscribeToNewsletter', 'reservePackage', 'sendContactMessage']
const stage = mockStage(createMock({ now: () => morning }))
const { signal } = new AbortController()

test('Every content function that reads has query options: a key of its own, and the data of its call', async () => {
  const keys = new Set<string>()
  for (const [name, prepare] of Object.entries(contentCalls)) {
    if (writes.includes(name)) continue
    const call = await prepare(stage)
    const { queryKey, queryFn } = contentQuery(stage.cms, call)
    expect(queryKey.length, name).toBeGreaterThan(4)
    expect(await queryFn({ signal }), name).toEqual((await call(stage.cms)).data)
    keys.add(JSON.stringify(queryKey))
  }
  expect(keys.size).toBe(Object.keys(contentCalls).length - writes.length)
})

test.each(writes)('%s has none: it writes', async (name) => {
  const call = await contentCalls[name as keyof typeof contentCalls](stage)
  expect(() => contentQuery(stage.cms, call)).toThrow('is a write')
})
