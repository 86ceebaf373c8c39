import { timeFactor } from '../../../../.ci/time-factor.ts'
import type { ClientOptions } from '../../src/client/options.ts'
import type { BrokenServer } from './broken-server.ts'
import type { SdkCall } from './calls.ts'
import type { Fault } from './faults.ts'

/** The outcome of one call. */
export interface Outcome {
  readonly call: string
  /** The failure's kind, `ok`, or what must never happen: `threw`, `hung`, `no data`. */
  readonly kind: string
  /** Where a malformed answer broke. */
  readonly where: string | undefined
  /** What is wrong with the outcome; undefined when it is as promised. */
  readonly broken: string | undefined
}

const bearer = 'contoh-token-rahasia'

/** If no call settles for so many milliseconds, the others count as hung. On a busy machine all calls take longer. */
const settleLimit = 5000 * (await timeFactor())

interface Seen {
  readonly data?: unknown
  readonly error?: Readonly<Record<string, unknown>>
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What is wrong with a failure. */
const failureProblem = (error: Readonly<Record<string, unknown>>, call: SdkCall, fault: Fault): string | undefined => {
  if (!fault.kinds.some((kind) => kind === error['kind']))
    return `${textOf(error['kind'])} in place of ${fault.kinds.join(' or ')}`
  if (fault.where !== undefined && error['where'] !== fault.where) return `where: ${textOf(error['where'])}`
  if (textOf(error['operation']) === '' || (call.operation ?? error['operation']) !== error['operation'])
    return `operation: ${textOf(error['operation'])}`
  if (textOf(error['requestId']).length < 3) return 'no requestId'
  if (error['kind'] === 'malformed' && textOf(error['where']) === '') return 'malformed without a place'
  return /rahasia/.test(JSON.stringify(error)) ? 'shows a secret' : undefined
}

const outcomeOf = ({ data, error }: Seen, call: SdkCall, fault: Fault): Omit<Outcome, 'call'> => {
  if (error)
    return {
      kind: textOf(error['kind']),
      where: typeof error['where'] === 'string' ? error['where'] : undefined,
      broken: failureProblem(error, call, fault),
    }
  if (data === undefined) return { kind: 'no data', where: undefined, broken: 'neither data nor error' }
  return { kind: 'ok', where: undefined, broken: fault.kinds.includes('ok') ? undefined : 'a success' }
}

const runOne = async (
  fault: Fault,
  call: SdkCall,
  server: BrokenServer,
  validated: boolean,
  late: Promise<never>,
): Promise<Outcome> => {
  const { options, callOptions = {} } = fault.prepare(server)
  const all: ClientOptions = {
    baseUrl: server.url,
    token: bearer,
    retry: { attempts: 1, delay: 0 },
    ...options,
    ...(validated && { validate: call.validate }),
  }
  let settled: Promise<unknown>
  try {
    settled = call.run(all, callOptions)
  } catch {
    return { call: call.name, kind: 'threw', where: undefined, broken: 'threw at once' }
  }
  try {
    return { call: call.name, ...outcomeOf((await Promise.race([settled, late])) as Seen, call, fault) }
  } catch (reason) {
    const kind = reason === 'late' ? 'hung' : 'threw'
    return { call: call.name, kind, where: undefined, broken: `${kind}: ${String(reason)}` }
  }
}

/** Runs one fault on every call that it concerns, concurrently. */
export const runFault = async (
  fault: Fault,
  calls: readonly SdkCall[],
  server: BrokenServer,
  validated: boolean,
): Promise<Outcome[]> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  // Handled here too, because perhaps no call waits for it any more.
  late.catch(() => undefined)
  const timer = setTimeout(() => reject('late'), settleLimit)
  const concerned = calls.filter((call) => fault.concerns?.(call) ?? true)
  const outcomes = await Promise.all(
    concerned.map(async (call) => {
      const outcome = await runOne(fault, call, server, validated, late)
      timer.refresh()
      return outcome
    }),
  )
  clearTimeout(timer)
  return outcomes
}
