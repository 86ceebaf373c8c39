import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { afterAll, beforeAll } from 'vitest'
import { siteContexts } from './site-context.ts'
import type { ContextOf, SiteOptions } from './site-context.ts'

/** The loaders' context for an address of the site, with its own contract server. */
export interface ContractSite {
  readonly contextOf: ContextOf
}

/** A contract server for the tests of a file. Its hospital, like the loaders, uses `now` as the time. `fetch` may change its answers. */
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
