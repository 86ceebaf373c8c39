import type { Remember } from '@hospital/sdk'
import { createCmsClient } from '@hospital/sdk/cms'
import { createMemberClient } from '@hospital/sdk/member'
import { createSocialFeedClient } from '@hospital/sdk/social-feed'
import { validateCms, validateMember, validateSocialFeed } from '@hospital/sdk/validation'
import type { LoaderContext } from '../../loaders/context.ts'
import type { SiteConfig } from '../config.ts'

/** What public pages are loaded from. */
export type ContentClients = Pick<LoaderContext, 'cms' | 'socialFeed' | 'member'>

const retry = { attempts: 1, delay: 150 }

interface ClientParts {
  readonly timeout: number
  readonly headers?: Readonly<Record<string, string>>
  readonly remember?: Remember | undefined
  readonly fetch?: typeof fetch | undefined
}

/** Operations of different back ends may have the same name. */
const apart = (api: string, remember: Remember | undefined): Remember | undefined => remember && ((key, read) => remember(`${api}:${key}`, read))

const createClients = (config: SiteConfig, { timeout, headers, remember, fetch }: ClientParts): ContentClients => ({
  cms: createCmsClient({
    baseUrl: config.cms.url,
    token: config.cms.token,
    addresses: { media: config.cms.mediaUrl, doctorPhotos: config.cms.doctorPhotosUrl },
    timeout,
    headers,
    remember: apart('cms', remember),
    fetch,
    retry,
    validate: validateCms,
  }),
  socialFeed: createSocialFeedClient({
    baseUrl: config.socialFeed.url,
    timeout,
    headers: { token: config.socialFeed.token, ...headers },
    remember: apart('feed', remember),
    fetch,
    retry,
    validate: validateSocialFeed,
  }),
  // Slots are read by POST and change by the minute: they are never kept.
  member: createMemberClient({ baseUrl: config.memberApiUrl, timeout: config.cms.timeout, headers, remember: apart('member', remember), fetch, retry, validate: validateMember }),
})

/** Milliseconds that a back end may take where nobody waits any longer; its answer then serves the next visitor. */
const backgroundTimeout = 30_000

/**
 * Makes the clients of the content back ends, once for the whole site: they hold nothing of a visitor. Answers are
 * checked against the contracts; the tokens stay here, on the server. In a demonstration a request may ask the mock
 * back ends for `faults`; it gets clients of its own, since kept answers know nothing of faults. `fetch` is the platform's
 * unless told.
 */
export const createContentClients = (config: SiteConfig, remember: Remember | undefined, fetch?: typeof globalThis.fetch): ((faults?: string) => ContentClients) => {
  const { timeout } = config.cms
  const clients = createClients(config, { timeout: remember ? backgroundTimeout : timeout, remember, fetch })
  return (faults) => (faults !== undefined && config.demo ? createClients(config, { timeout, headers: { 'x-mock-fault': faults }, fetch }) : clients)
}
