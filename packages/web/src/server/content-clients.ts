import type { Remember } from '@hospital/sdk'
import { createCmsClient } from '@hospital/sdk/cms'
import { createSocialFeedClient } from '@hospital/sdk/social-feed'
import { validateCms, validateSocialFeed } from '@hospital/sdk/validation'
import type { LoaderContext } from '../loaders/context.ts'
import type { SiteConfig } from './config.ts'

/** What public pages are loaded from. */
export type ContentClients = Pick<LoaderContext, 'cms' | 'socialFeed'>

const retry = { attempts: 1, delay: 150 }

interface ClientParts {
  readonly timeout: number
  readonly headers?: Readonly<Record<string, string>>
  readonly remember?: Remember | undefined
}

const createClients = (config: SiteConfig, { timeout, headers, remember }: ClientParts): ContentClients => ({
  cms: createCmsClient({
    baseUrl: config.cms.url,
    token: config.cms.token,
    addresses: { media: config.cms.mediaUrl, doctorPhotos: config.cms.doctorPhotosUrl },
    timeout,
    headers,
    remember,
    retry,
    validate: validateCms,
  }),
  socialFeed: createSocialFeedClient({
    baseUrl: config.socialFeed.url,
    timeout,
    headers: { token: config.socialFeed.token, ...headers },
    remember,
    retry,
    validate: validateSocialFeed,
  }),
})

/** Milliseconds that a back end may take where nobody waits any longer; its answer then serves the next visitor. */
const backgroundTimeout = 30_000

/**
 * Makes the clients of the content back ends, once for the whole site: they hold nothing of a visitor. Answers are
 * checked against the contracts; the tokens stay here, on the server. In a demonstration a request may ask the mock
 * back ends for `faults`; it gets clients of its own, since kept answers know nothing of faults.
 */
export const createContentClients = (config: SiteConfig, remember: Remember | undefined): ((faults?: string) => ContentClients) => {
  const { timeout } = config.cms
  const clients = createClients(config, { timeout: remember ? backgroundTimeout : timeout, remember })
  return (faults) => (faults !== undefined && config.demo ? createClients(config, { timeout, headers: { 'x-mock-fault': faults } }) : clients)
}
