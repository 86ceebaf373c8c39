import * as content from '@hospital/sdk/cms'
import type { Result } from '@hospital/sdk/cms'
import { persistedTexts } from '@hospital/sdk/contracts'
import { articleSearch, doctorSearch, eventSearch, packageSearch } from '@hospital/sdk/persisted'
import { cmsResultSchemas } from '@hospital/sdk/validation'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jakartaDay } from '../src/content/index.ts'
import { startMockServer } from '../src/homes/server.ts'
import type { MockServer } from '../src/homes/server.ts'
import { contentCalls } from './operations/content-calls.ts'
import { contracts, operations } from './operations/operations.ts'
import { createClients } from './operations/stage.ts'
import type { Clients, Stage } from './operations/stage.ts'

interface Call {
  readonly name: string
  readonly prepare: (stage: Stage) => Promise<(clients: Clients) => Promise<Result<unknown>>>
}

const contentFunctions = Object.entries(contentCalls).map(([name, prepare]): Call => ({
  name,
  prepare: async (stage) => {
    const call = await prepare(stage)
    return ({ cms }) => call(cms)
  },
}))

/** Searches that browsers send. The server between a browser and the CMS has the texts of their documents. */
const browserSearches = Object.entries({ articleSearch, doctorSearch, eventSearch, packageSearch }).map(
  ([name, { request }]): Call => ({
    name,
    prepare: async ({ today }) => {
      const { query, variables } = request({ text: 'anak', today })
      const { text = '' } = persistedTexts[query.documentId] ?? {}
      return ({ cms }) => cms.query(parse(text), { ...variables })
    },
  }),
)

const kinds: readonly (readonly [name: string, calls: readonly Call[]])[] = [
  ['operation of a contract', operations.map(({ api, name, prepare }) => ({ name: `${api} ${name}`, prepare }))],
  ['content function', contentFunctions],
  ['search of a browser', browserSearches],
]

let server: MockServer
let instant = Date.parse('2026-11-21T09:15:00+07:00')

beforeAll(async () => {
  server = await startMockServer({ port: 0, now: () => new Date(instant) })
})
afterAll(() => server.close())

/** The hospital in its initial state, and clients without faults. */
const stage = async (): Promise<Stage> => {
  await fetch(`${server.url}/__mock/reset`, { method: 'POST' })
  return {
    ...createClients(server.url),
    today: jakartaDay(new Date(instant)),
    pass: (minutes) => void (instant += minutes * 60_000),
  }
}

const outcome = async (call: Promise<Result<unknown>>): Promise<string> => (await call).error?.kind ?? 'data'

/** The outcome of each call with the given clients, one after the other from the initial state. */
const outcomes = async (calls: readonly Call[], clients: Clients): Promise<Readonly<Record<string, string>>> => {
  const ready = await stage()
  const ends: Record<string, string> = {}
  for (const { name, prepare } of calls) ends[name] = await outcome((await prepare(ready))(clients))
  return ends
}

const all = (calls: readonly Call[], end: (name: string) => string) =>
  Object.fromEntries(calls.map(({ name }) => [name, end(name)]))

/** Content functions that read one entry over REST. */
const singular: readonly string[] = [
  'getDoctorSchedule',
  'getTopBar',
  'subscribeToNewsletter',
  'reservePackage',
  'sendContactMessage',
]

const always = (fault: string) => ({ headers: { 'x-mock-fault': `*=${fault}` } })

describe('The list', () => {
  it('has every operation of the five contracts', () => {
    for (const [api, contract] of Object.entries(contracts)) {
      expect(operations.filter((one) => one.api === api).map(({ name }) => name)).toEqual(Object.keys(contract))
    }
    expect(operations).toHaveLength(Object.values(contracts).flatMap(Object.keys).length)
  })

  it('has every function of the content module', () => {
    const functions = Object.keys(content).filter((name) => name !== 'createCmsClient' && name !== 'cmsRest')
    expect(Object.keys(contentCalls).toSorted()).toEqual(functions.toSorted())
  })

  it('has every GraphQL document', async () => {
    const asked = new Set<string>()
    await outcomes(
      [...contentFunctions, ...browserSearches],
      createClients(server.url, { onRequest: ({ operation }) => void asked.add(operation) }),
    )
    expect(Object.keys(cmsResultSchemas).filter((document) => !asked.has(document))).toEqual([])
  })
})

describe.each(kinds)('Every %s', (_kind, calls) => {
  let prepared: readonly (readonly [name: string, call: (clients: Clients) => Promise<Result<unknown>>])[] = []

  beforeAll(async () => {
    const ready = await stage()
    const found = []
    for (const { name, prepare } of calls) found.push([name, await prepare(ready)] as const)
    prepared = found
  })

  it('answers over HTTP what its contract promises', { tags: ['contracts.operations'] }, async () => {
    expect(await outcomes(calls, createClients(server.url))).toEqual(all(calls, () => 'data'))
  })

  it.each([
    ['401', 'unauthorized'],
    ['403', 'forbidden'],
    ['422', 'invalid'],
    ['429', 'rate-limited'],
    ['500', 'server'],
    ['503', 'server'],
    ['malformed', 'malformed'],
    ['dropped', 'network'],
  ])('fails with %s as %s, and never throws', { tags: ['errors.caught'] }, async (fault, kind) => {
    const clients = createClients(server.url, always(fault))
    const ends = []
    for (const [name, call] of prepared) ends.push([name, await outcome(call(clients))] as const)
    expect(Object.fromEntries(ends)).toEqual(all(calls, () => kind))
  })

  it('treats a 404 as a missing entry only for a single entry; otherwise the address is wrong', async () => {
    const clients = createClients(server.url, always('404'))
    const ends = []
    for (const [name, call] of prepared) ends.push([name, await outcome(call(clients))] as const)
    expect(Object.fromEntries(ends)).toEqual(
      all(calls, (name) =>
        (name.includes(' ') && name !== 'cms executeGraphql') || singular.includes(name) ? 'not-found' : 'malformed',
      ),
    )
  })

  it('returns valid data for an empty hospital; a search for one entry is not-found', async () => {
    const found = await outcomes(calls, createClients(server.url, always('empty')))
    expect(found).toEqual(all(calls, (name) => (/^find(?!Popup)/.test(name) ? 'not-found' : 'data')))
  })

  it('waits for a slow answer', async () => {
    expect(await outcomes(calls, createClients(server.url, always('delay-5')))).toEqual(all(calls, () => 'data'))
  })

  it('times out on an answer slower than its timeout', async () => {
    const clients = createClients(server.url, { ...always('delay-3000'), timeout: 60 })
    const ends = await Promise.all(prepared.map(async ([name, call]) => [name, await outcome(call(clients))] as const))
    expect(Object.fromEntries(ends)).toEqual(all(calls, () => 'timeout'))
  })
})

describe('The switches of a server', () => {
  const post = (body: string) =>
    fetch(`${server.url}/__mock/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

  it('fail one operation or one document for all clients, until they are cleared', async () => {
    const { member, cms } = await stage()
    await post('{"operation":"listReligions","fault":"503"}')
    await post('{"operation":"Videos","fault":"errors"}')
    expect([await outcome(member().listReligions()), await outcome(member().listLanguages())]).toEqual([
      'server',
      'data',
    ])
    expect([await outcome(content.listVideos(cms)), await outcome(content.listEvents(cms))]).toEqual(['server', 'data'])
    await fetch(`${server.url}/__mock/faults`, { method: 'DELETE' })
    expect(await outcome(member().listReligions())).toBe('data')
  })

  it.each([
    ['an operation that no contract has', '{"operation":"Logni","fault":"500"}', 'called Logni'],
    ['a fault that does not exist', '{"operation":"login","fault":"418"}', '418 is no fault'],
    ['something else than a switch', '{"login":"500"}', 'Send {'],
    ['no JSON', 'login=500', 'Send {'],
  ])('refuse %s', async (_what, body, words) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(words)
  })
})
