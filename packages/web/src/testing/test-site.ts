import { parse } from '@formatjs/icu-messageformat-parser'
import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { afterAll, beforeAll } from 'vitest'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { testSettings } from '../../scripts/test-settings.ts'
import { createSite } from '../server/app.ts'
import type { Site } from '../server/app.ts'
import { catalogues } from '../server/documents/messages.ts'
import { silentLog } from '../server/http/log.ts'
import type { SiteOptions } from '../server/services.ts'
import { configOf } from './config-of.ts'
import { unlimitedBudget } from './unlimited-budget.ts'

/** Compiles the messages, as the build does: otherwise documents contain `{name}` in place of words. */
export const compileMessages = (): void => {
  for (const { sent, intl } of Object.values(catalogues)) {
    const texts = Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    Object.assign(intl.messages, Object.fromEntries(texts.map(([id, text]) => [id, parse(text)])))
  }
}

/** Sites on one contract server. */
export interface TestSites {
  readonly contracts: () => MockServer
  /** A new site, with `settings` as environment variables. */
  readonly create: (options?: Partial<SiteOptions>, settings?: Readonly<Record<string, string>>) => Site
}

/** The origin of test sites. */
export const siteOrigin = 'http://localhost'

/**
 * Starts a contract server for the tests of a file. Its hospital and the sites use `now` as the time, and `strapi` as the CMS's version.
 */
export const testSites = (now: Date, strapi: 4 | 5 = 4): TestSites => {
  let server: MockServer | undefined
  beforeAll(async () => {
    server = await startMockServer({ port: 0, now: () => now, strapi })
  })
  afterAll(() => server?.close())
  const contracts = () => {
    if (!server) throw new Error('The contract server runs while tests do')
    return server
  }
  const assets = { entry: '/entry.js', stylesOf: () => [], scriptsOf: () => [], font: undefined }
  return {
    contracts,
    create: (options = {}, settings = {}) =>
      createSite({
        config: configOf({
          ...demoEnvironment(contracts().url, 0),
          ...testSettings,
          SITE_URL: siteOrigin,
          CMS_STRAPI: String(strapi),
          ...settings,
        }),
        assets: () => Promise.resolve(assets),
        log: silentLog,
        now: () => now,
        startBudget: unlimitedBudget,
        ...options,
      }),
  }
}
