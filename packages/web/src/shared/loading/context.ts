import type { CmsClient } from '@hospital/sdk/cms'
import type { MemberClient } from '@hospital/sdk/member'
import type { SocialFeedClient } from '@hospital/sdk/social-feed'
import type { Locale } from '@hospital/ui'
import type { Submission } from '../../forms/submission.ts'
import type { Message } from '../../i18n/use-message.ts'
import type { QueryName } from '../../routes/query-names.ts'
import type { RouteName } from '../../routes/table.ts'
import type { DoctorDays } from './doctor-days.ts'
import type { FreeTimes } from './free-times.ts'
import type { Session } from './session.ts'
import type { SiteSearch } from './site-search.ts'
import type { TimeBudget } from './time-budget.ts'

/** The query of an address: the texts of its parameters, by their names. */
export interface PageQuery extends Iterable<readonly [name: string, text: string]> {
  /** The text of a parameter, null if absent. */
  readonly get: (name: QueryName) => string | null
}

/** A made-up account of a demonstration. */
export interface DemoAccount {
  readonly area: 'member' | 'company' | 'admin'
  readonly name: string
  readonly email: string
  readonly password: string
  /** The data that this account shows. */
  readonly shows: string
}

/** The part of the site's configuration that loaders read. */
export interface LoaderConfig {
  readonly siteName: string
  readonly cms: { readonly mediaUrl: string }
  /** Further origins that pictures may come from. */
  readonly imageOrigins: readonly string[]
  /** A text above every page; empty for none. */
  readonly notice: string
  /** Whether the data is made up. Every page then says so. */
  readonly demo: boolean
  /** Accounts that the log-in pages of a demonstration name. */
  readonly demoAccounts: readonly DemoAccount[]
}

/** The dependencies of a loader. Each request has its own, so that one visitor's data never reaches another. */
export interface LoaderContext extends TimeBudget {
  readonly cms: CmsClient
  readonly socialFeed: SocialFeedClient
  /** Without a token: for public reads of the member API, such as free slots. */
  readonly member: MemberClient
  /** Days of doctors, at most some seconds old. */
  readonly doctorDays: DoctorDays
  /** The next times that can be booked, for lists of doctors: some seconds old. */
  readonly freeTimes: FreeTimes
  /** The search of the site; undefined if a request asks for faults, since the search index has none. */
  readonly search?: SiteSearch | undefined
  readonly config: LoaderConfig
  readonly locale: Locale
  readonly now: Date
  /** The route of the page: some loaders serve several pages. */
  readonly route: RouteName
  /** Reads a message in the page's language. */
  readonly message: Message
  /** The site's public origin, for addresses that have to be absolute. */
  readonly origin: string
  /** The page's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>
  /** The query of the address. `features/page-queries.ts` lists the parameters of each page; others are dropped. */
  readonly query: PageQuery
  /** The outcome of the page's form, if it was just sent. */
  readonly submission: Submission | undefined
  /** The visitor's session, from the cookies. Always empty for public pages: their documents are the same for all visitors. */
  readonly session: Session
}
