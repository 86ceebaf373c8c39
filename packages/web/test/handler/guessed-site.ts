import { createSite } from '../../src/server/app.ts'
import type { Site } from '../../src/server/app.ts'
import type { Wait } from '../../src/server/http/gateway/limited-call.ts'
import { silentLog } from '../../src/server/http/log.ts'
import { backEndSettings, configOf } from '../../src/testing/config-of.ts'

const settings = {
  ...backEndSettings,
  DEVICE_SECRET: 'contoh-rahasia-perangkat-0123456789',
}

/** The settings of a site under attack. */
export interface Guessed {
  /** The number of proxies before the site. */
  readonly proxies: number
  readonly clock: { readonly now: number }
  readonly wait?: Wait | undefined
  /** Signs the cookies of devices. */
  readonly secret?: string | undefined
}

/** A site for persons (see personAt). It answers no pages. */
export const guessedSite = ({ proxies, clock, wait, secret = settings.DEVICE_SECRET }: Guessed): Site =>
  createSite({
    config: configOf({ ...settings, TRUSTED_PROXIES: String(proxies), DEVICE_SECRET: secret }),
    assets: () => Promise.reject(new Error('no page is asked for')),
    log: silentLog,
    now: () => new Date(clock.now),
    clock: () => clock.now,
    wait,
  })
