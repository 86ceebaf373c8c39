import type { Result } from '@hospital/sdk'
import { cmsRoutes, memberRoutes, socialFeedRoutes } from '@hospital/sdk/contracts'
import type { OperationRoutes } from '@hospital/sdk/contracts'
import { createMemberClient } from '@hospital/sdk/member'
import { validateMember } from '@hospital/sdk/validation'
import { createContentClients } from '../back-ends/clients.ts'
import type { SiteConfig } from '../config.ts'
import type { Calls, Read } from './calls.ts'
import { documentReads } from './documents.ts'
import { createKnown } from './known.ts'
import { cmsReads, memberReads, publicMemberReads, socialFeedReads } from './operations.ts'
import { findingOf } from './verdict.ts'
import type { Finding } from './verdict.ts'

/** A read that was checked. */
export interface CheckedRead extends Finding {
  readonly backEnd: string
  /** The operation or document of the contract. */
  readonly name: string
  /** Milliseconds. */
  readonly duration: number
}

/** A patient's own token and id, for the reads of the member area. */
export interface MemberAccess {
  readonly token: string
  readonly id: number
}

interface PlannedRead {
  readonly backEnd: string
  readonly name: string
  readonly read: Read
  /** What the token has to be allowed. */
  readonly right: string
  /** Why it is not asked, if it gives nothing. */
  readonly missing: string
}

const planned = (
  backEnd: string,
  routes: OperationRoutes,
  reads: Readonly<Record<string, Read>>,
): readonly PlannedRead[] =>
  Object.entries(reads).map(([name, read]) => ({
    backEnd,
    name,
    read,
    right: `${routes[name]?.method} ${routes[name]?.path}`,
    missing: 'no entry to ask for',
  }))

/** Every read of the contracts that the site's pages are made of, in an order in which earlier answers name the arguments of later ones. */
export const plan = (withToken: boolean): readonly PlannedRead[] => [
  ...documentReads.map(({ name, roots, read }) => ({
    backEnd: 'cms graphql',
    name,
    read,
    right: `find on ${roots.join(', ')} and what they link to`,
    missing: 'no entry to ask for',
  })),
  ...planned('cms', cmsRoutes, cmsReads),
  ...planned('member', memberRoutes, memberReads).map((each) =>
    withToken || each.name in publicMemberReads ? each : { ...each, missing: 'no CHECK_MEMBER_TOKEN' },
  ),
  ...planned('social-feed', socialFeedRoutes, socialFeedReads),
]

/** Runs every read once, one after the other, with the clients of the site: its tokens, limits and checks, without its caches. */
export const checkBackEnds = async (config: SiteConfig, access?: MemberAccess): Promise<readonly CheckedRead[]> => {
  let omitted: string[] = []
  const clients = createContentClients(config, {
    watch: { call: () => undefined, omission: ({ where }) => omitted.push(where) },
  })()
  const { timeout } = config.cms
  const member = access
    ? createMemberClient({
        baseUrl: config.memberApiUrl,
        token: access.token,
        timeout,
        maxAnswerBytes: config.answerLimit,
        validate: validateMember,
      })
    : clients.member
  const calls: Calls = { ...clients, member, known: createKnown(), patient: access?.id, now: new Date() }

  const checked: CheckedRead[] = []
  for (const { backEnd, name, read, right, missing } of plan(access !== undefined)) {
    omitted = []
    const started = performance.now()
    const result: Result<unknown> | undefined = await read(calls)
    const duration = performance.now() - started
    const finding: Finding = result ? findingOf(result, omitted, right) : { verdict: 'not checked', detail: missing }
    checked.push({ backEnd, name, duration, ...finding })
  }
  return checked
}
