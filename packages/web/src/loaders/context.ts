import type { Locale } from '@hospital/ui'
import type { CmsClient } from '@hospital/sdk/cms'
import type { SocialFeedClient } from '@hospital/sdk/social-feed'
import type { SiteConfig } from '../server/config.ts'
import type { Session } from '../server/session.ts'

/** What a loader reads from. One for each request: nothing of one visitor reaches another. */
export interface LoaderContext {
  readonly cms: CmsClient
  readonly socialFeed: SocialFeedClient
  readonly config: SiteConfig
  readonly locale: Locale
  readonly session: Session
  readonly now: Date
  /** The page's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}
