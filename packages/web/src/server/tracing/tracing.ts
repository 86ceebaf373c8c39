/**
 * The facts of a span: patterns of routes, names of the contract, numbers and ids of requests. Never an address, a query, a person or a
 * value.
 */
export interface SpanFacts {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly isFailed: boolean
}

/** A part of a trace: a request, or a call that is made for one. */
export interface TraceSpan {
  /** Names the whole trace, in the log too. */
  readonly traceId: string
  /** The header by which the next service continues the trace (W3C Trace Context). */
  readonly traceparent: string
  /** Runs work as a part of the span. */
  readonly run: <Value>(work: () => Value) => Value
  readonly end: (facts: SpanFacts) => void
}

/** Traces of the site's work. A site without traces does not load their code. */
export interface Tracing {
  /** Begins the span of a request, in the trace of its `traceparent`, or in a new trace. */
  readonly request: (traceparent: string | undefined) => TraceSpan
  /** Begins the span of a call to a back end; undefined for a call outside of a request. */
  readonly call: () => TraceSpan | undefined
  /** Sends the waiting spans. */
  readonly stop: () => Promise<void>
}
