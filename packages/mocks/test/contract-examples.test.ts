import { describe, expect, test } from 'vitest'
import { cmsToken } from '../src/cms/token.ts'
import { companyToken, memberToken } from '../src/hospital/testing/house.ts'
import { createMock } from '../src/index.ts'
import { socialFeedToken } from '../src/resolvers/social-feed.ts'
import { documentedReads } from './operations/documented.ts'
import type { DocumentedRequest } from './operations/documented.ts'
import { host, morning } from './operations/mock-stage.ts'
import { adminId } from './operations/stage.ts'

// A reader can try the contracts' examples on the mock server, and finds the entries that they name.

const reads = await documentedReads()
const mock = createMock({ now: () => morning })

/** The caller: Siti, the personnel manager of PT Nusantara Tekstil, or the corporate admin for data that only this admin may read. */
const bearerOf = ({ api, operation }: DocumentedRequest): string => {
  if (api === 'cms') return cmsToken
  if (api === 'company') return companyToken(operation.includes('Corporate') ? adminId : 77)
  return memberToken(1001)
}

const send = (read: DocumentedRequest) => {
  const { api, method, address, body } = read
  const base = api === 'hospital-care' ? 'hospital-care/RS01' : api
  const headers = new Headers({ authorization: `Bearer ${bearerOf(read)}`, token: socialFeedToken })
  if (body !== undefined) headers.set('content-type', 'application/json')
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  return mock.answer(new Request(`${host}/${base}${address}`, init))
}

/** Whether an answer has content, without its envelope: a list that is not empty, an entity, or an object with a list that is not empty. */
const hasEntry = (answer: unknown): boolean => {
  if (typeof answer !== 'object' || answer === null) return false
  if (Array.isArray(answer)) return answer.length > 0
  if ('id' in answer) return true
  if ('data' in answer) return hasEntry(answer.data)
  // The summary of an empty group has only zeros.
  if ('jumlah_diperiksa' in answer) return answer.jumlah_diperiksa !== 0
  const lists = Object.values(answer).filter((value) => Array.isArray(value))
  return lists.length === 0 || lists.some(hasEntry)
}

describe.each(Object.entries(Object.groupBy(reads, ({ api }) => api)))('Each example of %s', (_api, requests = []) => {
  test.each(requests)('$operation, $name, finds an entry', async (read) => {
    const response = await send(read)
    if (!response) throw new Error(`No handler has the address ${read.address}`)
    if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) {
      expect(response.status, await response.clone().text()).toBe(200)
      expect((await response.blob()).size).toBeGreaterThan(0)
      return
    }
    const answer: unknown = await response.json()
    expect({ status: response.status, answer }).toMatchObject({ status: 200 })
    expect(answer).toSatisfy(hasEntry)
  })
})
