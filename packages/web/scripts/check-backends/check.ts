import { cmsRoutes, memberRoutes, socialFeedRoutes } from '@hospital/sdk/contracts'
import type { OperationRoutes } from '@hospital/sdk/contracts'
import { createMemberAccountClient, createMemberClient } from '@hospital/sdk/member'
import { validateMember } from '@hospital/sdk/validation'
import { createContentClients } from '../../src/server/back-ends/clients.ts'
import type { SiteConfig } from '../../src/server/config.ts'
import type { Calls, Read } from './calls.ts'
import { checkDialect } from './dialect.ts'
import { documentReads } from './documents.ts'
import { createKnown, NotKnown } from './known.ts'
import { cmsReads, memberReads, socialFeedReads } from './operations.ts'
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
  }))

/** Every read of the contracts that the site's pages are made of, in an order in which earlier answers name the arguments of later ones. */
export const plan: readonly PlannedRead[] = [
  ...documentReads.map(({ name, roots, read }) => ({
    backEnd: 'cms graphql',
    name,
    read,
    right: `find on ${roots.join(', ')} and what they link to`,
  })),
  ...planned('cms', cmsRoutes, cmsReads),
  ...planned('member', memberRoutes, memberReads),
  ...planned('social-feed', socialFeedRoutes, socialFeedReads),
]

/** Runs every read once, one after the other, with the clients of the site: its tokens, limits and checks, without its caches. */
export const checkBackEnds = async (config: SiteConfig, access?: MemberAccess): Promise<readonly CheckedRead[]> => {
  let omitted: string[] = []
  const clients = createContentClients(config, {
    watch: { call: () => undefined, omission: ({ where }) => omitted.push(where) },
  })()
  const ofMember = {
    baseUrl: config.memberApiUrl,
    token: access?.token,
    timeout: config.cms.timeout,
    maxAnswerBytes: config.answerLimit,
    validate: validateMember,
  }
  const member = access ? createMemberClient(ofMember) : clients.member
  const patient = () => {
    if (!access) throw new NotKnown('no CHECK_MEMBER_TOKEN')
    return access.id
  }
  const account = createMemberAccountClient(ofMember)
  const calls: Calls = { ...clients, member, account, known: createKnown(), patient, now: new Date() }

  const findingFor = async ({ read, right }: PlannedRead): Promise<Finding> => {
    omitted = []
    try {
      return findingOf(await read(calls), omitted, right)
    } catch (error) {
      if (!(error instanceof NotKnown)) throw error
      return { verdict: 'not checked', detail: error.message }
    }
  }
  const begun = performance.now()
  const { name, isWrong, finding: dialect } = await checkDialect(config)
  const checked: CheckedRead[] = [{ backEnd: 'cms', name, duration: performance.now() - begun, ...dialect }]
  for (const each of plan) {
    // What a CMS of another version answers says nothing: one line is enough.
    if (isWrong && each.backEnd.startsWith('cms')) continue
    const started = performance.now()
    const finding = await findingFor(each)
    checked.push({ backEnd: each.backEnd, name: each.name, duration: performance.now() - started, ...finding })
  }
  return checked
}
