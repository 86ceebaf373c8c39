/** What a span tells: patterns of routes, names of the contract, numbers and ids of requests. Never an address, a query, a person or a value. */
export interface SpanFacts {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly isFailed: boolean
}

/** A part of a trace: a request, or a call that is made for one. */
export interface TraceSpan {
  /** Names the whole trace, in the log too. */
  readonly traceId: string
  /** The header by which who is asked next goes on with the trace (W3C Trace Context). */
  readonly traceparent: string
  /** Does work that belongs to it. */
  readonly run: <Value>(work: () => Value) => Value
  readonly end: (facts: SpanFacts) => void
}

/** Traces of what a site does. A site without them has none of their code. */
export interface Tracing {
  /** Begins the span of a request, in the trace that its `traceparent` names; in a new one where it names none. */
  readonly request: (traceparent: string | undefined) => TraceSpan
  /** Begins the span of a call to a back end; undefined for one that no request asks for. */
  readonly call: () => TraceSpan | undefined
  /** Sends what waits. */
  readonly stop: () => Promise<void>
}
