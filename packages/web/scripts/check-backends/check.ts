import { createMemberAccountClient, createMemberClient } from '@hospital/sdk/member'
import { validateMember } from '@hospital/sdk/validation'
import { createContentClients } from '../../src/server/back-ends/clients.ts'
import type { SiteConfig } from '../../src/server/config.ts'
import type { Calls } from './calls.ts'
import { carePlan, checkHospitalApi, findHospitalApis } from './care.ts'
import { askPermission } from './demonstration.ts'
import { checkDialect } from './dialect.ts'
import { createKnown, NotKnown } from './known.ts'
import { plan, writePlan } from './plan.ts'
import type { PlannedCall } from './plan.ts'
import { findingOf } from './verdict.ts'
import type { Finding } from './verdict.ts'

/** A call that was checked. */
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

/** The options of a check. */
export interface CheckOptions {
  /** For reads of the member area and of the hospitals' own APIs. */
  readonly access?: MemberAccess | undefined
  /** Whether to send the forms of visitors, to a CMS that says it is a demonstration. */
  readonly write?: boolean | undefined
}

/** Runs every call once, one after the other, with the clients of the site: its tokens, limits and checks, without its caches. */
export const checkBackEnds = async (
  config: SiteConfig,
  { access, write = false }: CheckOptions = {},
): Promise<readonly CheckedRead[]> => {
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
  const checked: CheckedRead[] = []

  const note = async (backEnd: string, name: string, find: () => Promise<Finding>): Promise<void> => {
    const started = performance.now()
    const finding = await find()
    checked.push({ backEnd, name, duration: performance.now() - started, ...finding })
  }

  const run = ({ backEnd, name, read, right }: PlannedCall): Promise<void> =>
    note(backEnd, name, async () => {
      omitted = []
      try {
        return findingOf(await read(calls), omitted, right)
      } catch (error) {
        if (!(error instanceof NotKnown)) throw error
        return { verdict: 'not checked', detail: error.message }
      }
    })

  const checkHospitals = async (): Promise<void> => {
    const { data: hospitals } = await findHospitalApis(calls)
    if (!hospitals)
      await note('hospital-care', 'hospitals', async () => ({ verdict: 'not checked', detail: 'the CMS names none' }))
    for (const hospital of hospitals ?? []) {
      await note(`hospital-care ${hospital.code}`, 'without a token', () => checkHospitalApi(hospital, config))
      if (access && checked.at(-1)?.verdict === 'works')
        for (const each of carePlan(hospital, config, access.token)) await run(each)
    }
  }

  const checkWrites = async (): Promise<void> => {
    const permission = await askPermission(config)
    if (permission.allowed) for (const each of writePlan) await run(each)
    else await note('cms writes', 'all', async () => ({ verdict: 'refused', detail: permission.reason }))
  }

  const begun = performance.now()
  const { name, isWrong, finding: dialect } = await checkDialect(config)
  checked.push({ backEnd: 'cms', name, duration: performance.now() - begun, ...dialect })
  // The answers of a CMS with another version prove nothing: one line is enough.
  for (const each of plan) if (!isWrong || !each.backEnd.startsWith('cms')) await run(each)
  if (!isWrong) await checkHospitals()
  if (!isWrong && write) await checkWrites()
  return checked
}
