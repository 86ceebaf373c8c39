import { createCmsClient } from '@hospital/sdk/cms'
import { createSocialFeedClient } from '@hospital/sdk/social-feed'
import { validateCms, validateSocialFeed } from '@hospital/sdk/validation'
import type { LoaderContext } from '../loaders/context.ts'
import type { SiteConfig } from './config.ts'
import type { ContentFetch } from './content-cache.ts'

/** What public pages are loaded from. */
export type ContentClients = Pick<LoaderContext, 'cms' | 'socialFeed'>

const retry = { attempts: 1, delay: 150 }

const createClients = (config: SiteConfig, fetch: ContentFetch | undefined, headers: Readonly<Record<string, string>>): ContentClients => ({
  cms: createCmsClient({
    baseUrl: config.cms.url,
    token: config.cms.token,
    addresses: { media: config.cms.mediaUrl, doctorPhotos: config.cms.doctorPhotosUrl },
    timeout: config.cms.timeout,
    headers,
    fetch,
    retry,
    validate: validateCms,
  }),
  socialFeed: createSocialFeedClient({
    baseUrl: config.socialFeed.url,
    timeout: config.cms.timeout,
    headers: { token: config.socialFeed.token, ...headers },
    fetch,
    retry,
    validate: validateSocialFeed,
  }),
})

/**
 * Makes the clients of the content back ends, once for the whole site: they hold nothing of a visitor. Answers are
 * checked against the contracts; the tokens stay here, on the server. In a demonstration a request may ask the mock
 * back ends for `faults`; it gets clients of its own, since kept answers know nothing of faults.
 */
export const createContentClients = (config: SiteConfig, fetch: ContentFetch): ((faults?: string) => ContentClients) => {
  const clients = createClients(config, fetch, {})
  return (faults) => (faults !== undefined && config.demo ? createClients(config, undefined, { 'x-mock-fault': faults }) : clients)
}
