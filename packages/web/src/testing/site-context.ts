import type { ReadThrough } from '@hospital/sdk'
import { createIntl } from 'react-intl'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { testSettings } from '../../scripts/test-settings.ts'
import english from '../i18n/messages/en.json' with { type: 'json' }
import indonesian from '../i18n/messages/id.json' with { type: 'json' }
import { createContentClients } from '../server/back-ends/clients.ts'
import { readAddress } from '../server/documents/canonical.ts'
import type { LoaderContext } from '../shared/loading/context.ts'
import type { TimeBudget } from '../shared/loading/time-budget.ts'
import { configOf } from './config-of.ts'
import { unlimitedBudget } from './unlimited-budget.ts'

/** Returns the loaders' context for an address of the site; `faults`: the value of the query parameter `__fault`. */
export type ContextOf = (address: string, faults?: string) => LoaderContext

// Not compiled, unlike in the build: tests have a parser.
const intl = {
  id: createIntl({ locale: 'id', messages: indonesian }),
  en: createIntl({ locale: 'en', messages: english }),
}

/** The options of a site beside its contract server and its clock. */
export interface SiteOptions {
  /** Milliseconds that the CMS may take. Default: a minute, see testSettings. */
  readonly timeout?: number
  /** Milliseconds that a list of doctors waits for the next free times. Default: a minute. */
  readonly freeTimesTimeout?: number
  /** Default: the platform's. */
  readonly fetch?: typeof globalThis.fetch
  /** Caches the CMS's answers. Default: no cache. */
  readonly cache?: ReadThrough
  /** The time budget for parts that depend on the main part. Default: unlimited. */
  readonly startBudget?: () => TimeBudget
}

/** Prepares for loading pages of a site on a contract server. */
export const siteContexts = (
  contractServer: string,
  now: () => Date,
  { timeout, freeTimesTimeout, fetch, cache, startBudget = unlimitedBudget }: SiteOptions = {},
): ContextOf => {
  const config = configOf({
    ...demoEnvironment(contractServer, 0),
    ...testSettings,
    ...(timeout !== undefined && { CMS_TIMEOUT: String(timeout) }),
    ...(freeTimesTimeout !== undefined && { FREE_TIMES_TIMEOUT: String(freeTimesTimeout) }),
  })
  const clients = createContentClients(config, { cache, fetch })
  return (address, faults) => {
    // As on the server: a parameter that the route table does not name is dropped.
    const url = new URL(address, 'https://rs.example')
    const { match, query } = readAddress(url.pathname, url.search, config)
    if (!match) throw new Error(`${address} is no page`)
    const { locale, name: route, parameters } = match
    return {
      ...clients({ faults }),
      ...startBudget(),
      config,
      locale,
      now: now(),
      route,
      parameters,
      submission: undefined,
      session: {},
      message: (id, values) => intl[locale].formatMessage({ id }, values),
      origin: url.origin,
      query,
    }
  }
}
