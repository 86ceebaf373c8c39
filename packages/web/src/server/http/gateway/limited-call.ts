import type { Locale } from '@hospital/ui'
import type { Attempter, AttemptOutcome, Attempts } from '../attempts.ts'
import type { DeviceVisit } from '../devices.ts'
import { data, failure } from './answers.ts'
import { codeAccount, provenAccounts } from './attempt-of.ts'
import type { Attempt } from './attempt-of.ts'
import type { SentCodes } from './sent-codes.ts'

/** Waits. Rejects when the caller has left. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>

/** What attempts are limited with. */
export interface CallLimits {
  readonly attempts: Attempts
  readonly sentCodes: SentCodes
  readonly wait: Wait
}

/** The caller of an attempt. */
export interface Caller {
  readonly address: string
  readonly visit: DeviceVisit
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** The caller, for limits that do not depend on an account. */
export const attempterOf = (address: string, { id, device }: DeviceVisit): Attempter => ({
  address,
  visitor: device && `device ${device.id}`,
  device: `device ${id}`,
  hasCookie: device !== undefined,
  isEstablished: device?.isEstablished ?? false,
})

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a back end refused inside a 200. */
const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'process' in answer && answer.process === false

/** The outcome of an attempt, from its answer. A back end that is down or busy, or wants a session first, has judged nothing. */
const outcomeOf = ({ ok, status }: Response, answer: unknown, isGone: boolean): AttemptOutcome => {
  if (ok) return isRefusal(answer) ? 'failed' : 'succeeded'
  // A caller who leaves before the answer may still have guessed.
  if (isGone) return 'failed'
  return status === 401 || status === 429 || status >= 500 ? 'void' : 'failed'
}

/** Passes an attempt on if its limits allow it, and notes its outcome. */
export const passLimited = async (
  attempt: Attempt,
  { address, visit, locale, signal }: Caller,
  { attempts, sentCodes, wait }: CallLimits,
  pass: () => Promise<Response>,
): Promise<Response> => {
  const { kind, account, code } = attempt
  const isKnown = account !== undefined && (visit.device?.knows(account) ?? false)
  const caller = attempterOf(address, visit)
  const who = { ...caller, account, isKnown, visitor: attempt.visitor ?? caller.visitor }
  // The first answer sets the cookie with the device's id, so the second request has it.
  const askers = [who.visitor ?? address, `device ${visit.id}`]
  const sent =
    code === 'sends' && account !== undefined ? await sentCodes.find(account, { askers, isKnown }) : undefined
  if (sent !== undefined) return data(200, sent)
  const admission = await attempts.take(kind, who)
  if (admission.kind === 'refused') return failure(429, locale, { retryAfter: admission.retryAfter })
  let outcome: AttemptOutcome = 'void'
  try {
    if (admission.delay > 0) await wait(admission.delay, signal)
    const response = await pass()
    const text = await response.clone().text()
    const answer = jsonOf(text)
    outcome = outcomeOf(response, answer, signal.aborted)
    if (outcome === 'succeeded') provenAccounts(attempt, answer).forEach(visit.learn)
    const place = codeAccount(attempt, answer)
    if (place !== undefined && code === 'sends' && outcome === 'succeeded') await sentCodes.note(place, askers, text)
    if (account !== undefined && code === 'takes' && outcome === 'failed') await sentCodes.wrong(account)
    if (account !== undefined && code === 'takes' && outcome === 'succeeded') await sentCodes.used(account)
    return response
  } catch (error) {
    // The caller has left and does not read this answer.
    if (signal.aborted) return failure(502, locale)
    throw error
  } finally {
    admission.settle(outcome)
  }
}
