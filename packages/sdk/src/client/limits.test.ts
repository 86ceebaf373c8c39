import { expect, test } from 'vitest'
import { createCmsClient } from '../cms/index.ts'
import { createMemberClient } from '../member/index.ts'
import { json, stubNetwork } from '../testing/stub-network.ts'

const unusable = [-1, Number.NaN, 2 ** 31, 3e9, Infinity, -Infinity]

test.each(unusable)('a client with a timeout of %d is refused with a message', (timeout) => {
  const words = 'timeout must be from 0 (no limit) to 2147483647 milliseconds'
  expect(() => createMemberClient({ baseUrl: 'https://rs.example', timeout })).toThrow(new RangeError(words))
  expect(() => createCmsClient({ baseUrl: 'https://rs.example', timeout })).toThrow(new RangeError(words))
})

test.each(unusable)('a call with a timeout of %d is refused and sends nothing', async (timeout) => {
  const network = stubNetwork(json({}))
  const { error } = await createMemberClient({ baseUrl: 'https://rs.example', fetch: network.fetch }).listReligions(
    {},
    { timeout },
  )
  expect(error).toMatchObject({
    kind: 'misuse',
    operation: 'listReligions',
    mistake: expect.stringContaining('timeout must be') as string,
  })
  expect(network.requests).toEqual([])
})

test.each([0, 1000, 2 ** 31 - 1])('a timeout of %d is usable', async (timeout) => {
  const network = stubNetwork(json({ process: true }))
  const client = createMemberClient({ baseUrl: 'https://rs.example', fetch: network.fetch, timeout })
  expect((await client.listReligions()).error).toBeUndefined()
})

test.each([0, -1, Number.NaN])('a client with a limit of %d bytes is refused', (maxAnswerBytes) => {
  expect(() => createMemberClient({ baseUrl: 'https://rs.example', maxAnswerBytes })).toThrow(
    'maxAnswerBytes must be above 0',
  )
})
