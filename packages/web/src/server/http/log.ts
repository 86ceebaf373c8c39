import type { OmissionEvent } from '@hospital/sdk'
import { gather } from './gather.ts'
import { isoTime } from './written-times.ts'

/** The facts about an answered request. Never an address, a query, a body, a name, a number or a token. */
export interface RequestLog {
  readonly requestId: string
  /** The trace that the request is in, where the site traces. */
  readonly traceId?: string | undefined
  readonly method: string
  /** The pattern of the route, such as `/dokter/:slug`. */
  readonly route: string
  readonly status: number
  /** Milliseconds. */
  readonly duration: number
}

/** A call to a back end, with success or failure. */
export interface BackEndCall {
  readonly backEnd: string
  /** The operation or document of the contract. */
  readonly operation: string
  /** `ok`, or the kind of failure, such as `timeout`. */
  readonly kind: string
  /** Milliseconds. */
  readonly duration: number
}

/** Further facts about a call that failed. */
export interface BackEndFailure {
  readonly status?: number | undefined
  /** The place in the answer that broke the contract. */
  readonly where?: string | undefined
  readonly requestId: string
  /** The trace of the request that the call was made for, where the site traces. */
  readonly traceId?: string | undefined
}

/** A call to a back end that failed. */
export type BackEndFailureLog = BackEndCall & BackEndFailure

/** An entry that broke the contract and was left out of an answer. */
export interface OmissionLog extends OmissionEvent {
  readonly backEnd: string
}

/** The log of a site: one line of JSON for each event. */
export interface SiteLog {
  readonly request: (entry: RequestLog) => void
  readonly backEndFailure: (entry: BackEndFailureLog) => void
  readonly omission: (entry: OmissionLog) => void
  /** A link of a menu to a page of this site that does not exist. Menus are public content of the CMS. */
  readonly brokenLink: (link: string) => void
  /** A site or a cache of the fleet that could not be told of an edit. It serves its old answers until they expire. */
  readonly notTold: (origin: string) => void
  /** The site cannot write to the folder of kept files: with the next release, open pages lose their code. */
  readonly filesNotKept: () => void
  /** The store of the fleet does not answer: this site counts attempts for itself. */
  readonly countedAlone: () => void
  /** An error of our own code. Its message may contain data and is not written. */
  readonly error: (requestId: string, error: Error) => void
}

/** The most bytes that wait for a reader of the log who has stopped. Further lines are dropped and counted. */
const waitingLimit = 1024 * 1024

/** The target of lines. */
export type LogTarget = Pick<NodeJS.WriteStream, 'write' | 'writableLength'>

/** Writes lines of JSON, gathered. */
export interface LineWriter {
  /** Adds a line; a `duration` is in milliseconds. */
  readonly add: (entry: object, duration?: number) => void
  /** Writes the gathered lines, for the end of the process. */
  readonly flush: () => void
}

/** A line that is not written yet. */
interface GatheredLine {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly entry: object
  readonly duration?: number | undefined
}

const lineOf = ({ time, entry, duration }: GatheredLine): string => {
  const rounded = duration === undefined ? undefined : Math.round(duration)
  return `${JSON.stringify({ time: isoTime(time), ...entry, duration: rounded })}\n`
}

/** Makes the writer of a target. */
export const lineWriter = (target: LogTarget): LineWriter => {
  let dropped = 0

  const write = (lines: readonly GatheredLine[]) => {
    let text = ''
    for (const line of lines) {
      if (target.writableLength + text.length > waitingLimit) {
        dropped += 1
        continue
      }
      if (dropped > 0)
        text += lineOf({ time: line.time, entry: { level: 'warning', event: 'log-lines-dropped', count: dropped } })
      dropped = 0
      text += lineOf(line)
    }
    if (text !== '') target.write(text)
  }

  const { add, flush } = gather(write)
  return { add: (entry, duration) => add({ time: Date.now(), entry, duration }), flush }
}

const placesOf = ({ stack = '' }: Error) => stack.match(/(?<=^\s+)at .*/gm) ?? []

const logTo = (line: LineWriter['add']): SiteLog => ({
  request: (entry) => line(entry, entry.duration),
  backEndFailure: (entry) => line({ level: 'warning', event: 'back-end-failure', ...entry }, entry.duration),
  omission: (entry) => line({ level: 'warning', event: 'entry-omitted', ...entry }),
  brokenLink: (link) => line({ level: 'warning', event: 'broken-link', link }),
  notTold: (origin) => line({ level: 'warning', event: 'edit-not-told', origin }),
  filesNotKept: () => line({ level: 'warning', event: 'files-not-kept' }),
  countedAlone: () => line({ level: 'warning', event: 'attempts-counted-alone' }),
  error: (requestId, error) =>
    line({ level: 'error', event: 'error', requestId, error: error.name, places: placesOf(error) }),
})

const standardOutput = lineWriter(process.stdout)
process.once('exit', standardOutput.flush)

/** The log of a running site: one JSON line each, on the standard output. A process that is killed without a signal to end loses the last 20 ms. */
export const siteLog: SiteLog = logTo(standardOutput.add)

/** A log that writes nothing, for tests and development. */
export const silentLog: SiteLog = logTo(() => undefined)
