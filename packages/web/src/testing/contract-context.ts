import { startMockServer } from '@hospital/mocks/server'
import { siteContexts } from './site-context.ts'
import type { ContextOf } from './site-context.ts'

/** What loaders are given for an address of the site, on a contract server of its own. */
export interface ContractSite {
  readonly contextOf: ContextOf
  readonly close: () => Promise<void>
}

/** Starts a contract server whose hospital, like the loaders, takes `now` for the time. */
export const startContractSite = async (now: Date): Promise<ContractSite> => {
  const contracts = await startMockServer({ port: 0, now: () => now })
  return { close: contracts.close, contextOf: siteContexts(contracts.url, () => now) }
}
