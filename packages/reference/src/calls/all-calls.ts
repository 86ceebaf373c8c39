import type { Result } from '@hospital/sdk'
import { contentCalls } from '../content/content-calls.ts'
import { cmsCalls } from '../generated/cms.ts'
import { companyCalls } from '../generated/company.ts'
import { hospitalCareCalls } from '../generated/hospital-care.ts'
import { memberCalls } from '../generated/member.ts'
import { socialFeedCalls } from '../generated/social-feed.ts'
import type { Clients } from './clients.ts'

/** A call of one of the given clients. */
export type Call = (clients: Clients) => Promise<Result<unknown>>

const callsOf = <Name extends keyof Clients>(
  name: Name,
  calls: Readonly<Record<string, (client: Clients[Name]) => Promise<Result<unknown>>>>,
): readonly (readonly [string, Call])[] =>
  Object.entries(calls).map(([operation, call]) => [`${name}.${operation}`, (clients) => call(clients[name])])

/** Every call that the pages show, by client and operation, such as `member.login`. */
export const allCalls: ReadonlyMap<string, Call> = new Map([
  ...callsOf('member', memberCalls),
  ...callsOf('company', companyCalls),
  ...callsOf('admin', companyCalls),
  ...callsOf('hospital-care', hospitalCareCalls),
  ...callsOf('cms', cmsCalls),
  ...callsOf('social-feed', socialFeedCalls),
  ...callsOf('content', contentCalls),
])
