import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { afterAll, beforeAll } from 'vitest'
import { siteContexts } from './site-context.ts'
import type { ContextOf, SiteOptions } from './site-context.ts'

/** What loaders are given for an address of the site, on a contract server of its own. */
export interface ContractSite {
  readonly contextOf: ContextOf
}

/**
 * A contract server for the tests of a file; its hospital, like the loaders, takes `now` for the time. `fetch` may change what it answers.
 */
export const contractSite = (
  now: Date,
  fetch?: typeof globalThis.fetch,
  options: Omit<SiteOptions, 'fetch'> = {},
): ContractSite => {
  let contracts: MockServer | undefined
  let contexts: ContextOf | undefined
  beforeAll(async () => {
    contracts = await startMockServer({ port: 0, now: () => now })
    contexts = siteContexts(contracts.url, () => now, { ...options, ...(fetch && { fetch }) })
  })
  afterAll(() => contracts?.close())
  return {
    contextOf: (address, faults) => {
      if (!contexts) throw new Error('The contract server runs while tests do')
      return contexts(address, faults)
    },
  }
}
