import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { startBrokenServer } from './broken-server.ts'
import type { BrokenServer } from './broken-server.ts'
import { entries, sdkCalls } from './calls.ts'
import { faults } from './faults.ts'
import { runFault } from './run.ts'

const calls = sdkCalls()
let server: BrokenServer

beforeAll(async () => {
  server = await startBrokenServer()
})
afterAll(() => server.close())

test('every function of the SDK is among the calls', () => {
  expect(Object.keys(entries)).toEqual(Object.keys(packageJson.exports))
  const names = calls.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'member.login',
      'company.companyLogin',
      'hospitalCare.downloadResultPdf',
      'socialFeed.listInstagramPosts',
    ]),
  )
  expect(names).toEqual(
    expect.arrayContaining([
      'cms.executeGraphql',
      'cms listArticles()',
      'cms reservePackage()',
      'cms.query(HomePageDocument)',
    ]),
  )
  expect(new Set(names).size).toBe(names.length)
})

describe.each([
  ['without validation', false],
  ['with validation', true],
])('no function throws or hangs, each names its failure, %s', { tags: ['errors.caught'] }, (_how, validated) => {
  test.each(faults.map((fault) => [fault.name, fault] as const))('%s', async (_name, fault) => {
    const outcomes = await runFault(fault, calls, server, validated)
    expect(outcomes.length).toBeGreaterThan(0)
    expect(outcomes.filter(({ broken }) => broken !== undefined)).toEqual([])
  })
})

test('nothing reaches the target of redirects', () => {
  expect(server.arrived).toEqual([])
})
