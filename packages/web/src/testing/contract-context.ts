import { startMockServer } from '@hospital/mocks/server'
import { createIntl } from 'react-intl'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import type { LoaderContext } from '../loaders/context.ts'
import english from '../messages/en.json' with { type: 'json' }
import indonesian from '../messages/id.json' with { type: 'json' }
import { matchPath } from '../routes/match.ts'
import { readConfig } from '../server/config.ts'
import { createContentClients } from '../server/content-clients.ts'

/** What loaders are given for an address of the site, on a contract server of its own. */
export interface ContractSite {
  /** `faults` as in the query parameter `__fault`. */
  readonly contextOf: (address: string, faults?: string) => LoaderContext
  readonly close: () => Promise<void>
}

// Not compiled, as the build has them; here there is a parser.
const intl = { id: createIntl({ locale: 'id', messages: indonesian }), en: createIntl({ locale: 'en', messages: english }) }

/** Starts a contract server whose hospital, like the loaders, takes `now` for the time. */
export const startContractSite = async (now: Date): Promise<ContractSite> => {
  const contracts = await startMockServer({ port: 0, now: () => now })
  const result = readConfig(demoEnvironment(contracts.url, 0))
  if ('mistakes' in result) throw new Error(result.mistakes.join())
  const { config } = result
  const clients = createContentClients(config, undefined)
  return {
    close: contracts.close,
    contextOf: (address, faults) => {
      const url = new URL(address, 'https://rs.example')
      const match = matchPath(url.pathname)
      if (!match) throw new Error(`${address} is no page`)
      const { locale, name: route, parameters } = match
      return {
        ...clients(faults),
        config, locale, now, route, parameters,
        session: {},
        submission: undefined,
        message: (id, values) => intl[locale].formatMessage({ id }, values),
        origin: url.origin,
        query: url.searchParams,
      }
    },
  }
}
