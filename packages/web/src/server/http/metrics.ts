import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { RegistryContentType } from 'prom-client'
import type { TraceSpan, Tracing } from '../tracing/tracing.ts'
import { gather } from './gather.ts'
import type { BackEndCall, BackEndFailure, OmissionLog, RequestLog, SiteLog } from './log.ts'

/** How a document was answered. */
export type CacheResult = 'hit' | 'miss'

/** A request that is not counted yet. */
interface AnsweredRequest {
  readonly entry: RequestLog
  readonly cache: CacheResult | undefined
}

/** What a site counts. Labels are patterns, operations and kinds: a bounded number of them, and never a value. */
export interface Metrics {
  readonly request: (entry: RequestLog, cache: CacheResult | undefined) => void
  readonly call: (call: BackEndCall) => void
  readonly omission: (entry: OmissionLog) => void
  /** This site counted an attempt itself, because the store of the fleet did not answer. */
  readonly countedAlone: () => void
  /** All metrics in the Prometheus text format. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** Seconds. A cached page takes 0.1 ms, and a page on a slow CMS 3 s. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What is counted and measured. */
const createInstruments = (registry: Registry<RegistryContentType>, isTraced: boolean) => {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets, registers })
  const requests = counter('site_requests_total', 'Requests answered.', ['route', 'method', 'status'])
  const durations = new Histogram<'route' | 'trace_id' | 'request_id'>({
    name: 'site_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: ['route'],
    buckets,
    registers,
    enableExemplars: isTraced,
  })
  const documents = counter('site_document_cache_total', 'Shared documents, and data of them, by cache result.', [
    'result',
  ])
  const calls = counter('site_back_end_calls_total', 'Calls to back ends by outcome.', [
    'back_end',
    'operation',
    'kind',
  ])
  const callDurations = histogram('site_back_end_call_duration_seconds', 'Time of calls to back ends.', ['back_end'])
  const omissions = counter(
    'site_entries_omitted_total',
    'Entries left out of answers since they broke the contract.',
    ['back_end', 'operation'],
  )
  const countedAlone = new Counter({
    name: 'site_attempts_counted_alone_total',
    help: 'Attempts counted by this site alone, since the shared store did not answer.',
    registers,
  })
  return { requests, durations, documents, calls, callDurations, omissions, countedAlone }
}

/**
 * Makes the metrics of a site. `isTraced`: each bucket of durations names a request and its trace as an exemplar, which needs the
 * OpenMetrics format.
 */
export const createMetrics = ({ isTraced = false } = {}): Metrics => {
  const registry = new Registry<RegistryContentType>()
  if (isTraced) registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  collectDefaultMetrics({ register: registry })
  const { requests, durations, documents, calls, callDurations, omissions, countedAlone } = createInstruments(
    registry,
    isTraced,
  )
  const count = ({ entry: { route, method, status, duration, traceId, requestId }, cache }: AnsweredRequest) => {
    requests.inc({ route, method, status })
    const value = duration / 1000
    const exemplar = traceId !== undefined && { exemplarLabels: { trace_id: traceId, request_id: requestId } }
    if (isTraced) durations.observe({ labels: { route }, value, ...exemplar })
    else durations.observe({ route }, value)
    if (cache) documents.inc({ result: cache })
  }
  const answered = gather<AnsweredRequest>((some) => some.forEach(count))
  return {
    request: (entry, cache) => answered.add({ entry, cache }),
    call: ({ backEnd, operation, kind, duration }) => {
      calls.inc({ back_end: backEnd, operation, kind })
      callDurations.observe({ back_end: backEnd }, duration / 1000)
    },
    omission: ({ backEnd, operation }) => omissions.inc({ back_end: backEnd, operation }),
    countedAlone: () => countedAlone.inc(),
    text: () => {
      answered.flush()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

/** Log and metrics of calls to back ends in one place, for the clients and the gateway. */
export interface BackEndWatch {
  /** Begins the span of a call; absent where the site does not trace. */
  readonly begin?: Tracing['call'] | undefined
  readonly call: (call: BackEndCall, failure?: BackEndFailure, span?: TraceSpan) => void
  readonly omission: (entry: OmissionLog) => void
}

/** Watches calls: counts and traces each of them, and logs failures and omitted entries. */
export const watchBackEnds = (log: SiteLog, metrics: Metrics, tracing?: Tracing): BackEndWatch => ({
  begin: tracing?.call,
  call: (call, failure, span) => {
    const { backEnd, operation, kind } = call
    metrics.call(call)
    if (failure) log.backEndFailure({ ...call, ...failure, ...(span && { traceId: span.traceId }) })
    span?.end({
      name: `${backEnd} ${operation}`,
      attributes: { 'peer.service': backEnd, 'site.operation': operation, 'site.outcome': kind },
      isFailed: failure !== undefined,
    })
  },
  omission: (entry) => {
    metrics.omission(entry)
    log.omission(entry)
  },
})
