import { AsyncLocalStorage } from 'node:async_hooks'
import { isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Context, Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SiteConfig } from '../config.ts'
import type { TraceSpan, Tracing } from './tracing.ts'

const parentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The parent span that a header names. No other header is read: `tracestate` and `baggage` may contain anything. */
const parentOf = (traceparent = ''): Context => {
  const [, traceId = '', spanId = '', flags = ''] = parentForm.exec(traceparent) ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}

/**
 * Traces by OpenTelemetry, sent to a collector by OTLP over HTTP. No visitor waits for the sending: at most 2,048 spans wait, and while the
 * collector is away they are dropped. Only the trace id decides whether a trace is stored, so all back ends store the same traces. The
 * sampling flag in a stranger's header does not count.
 */
export const openTelemetry = ({ endpoint, serviceName, ratio }: NonNullable<SiteConfig['tracing']>): Tracing => {
  const byId = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: byId, remoteParentSampled: byId, remoteParentNotSampled: byId }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  })
  const tracer = provider.getTracer('hospital-site')
  const active = new AsyncLocalStorage<Span>()

  const begin = (kind: SpanKind, parent: Context): TraceSpan => {
    // The span gets its name when it ends, so that no address becomes a name.
    const span = tracer.startSpan('', { kind }, parent)
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      run: (work) => active.run(span, work),
      end: ({ name, attributes, isFailed }) => {
        span.updateName(name)
        span.setAttributes(attributes)
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    request: (traceparent) => begin(SpanKind.SERVER, parentOf(traceparent)),
    call: () => {
      const span = active.getStore()
      return span && begin(SpanKind.CLIENT, trace.setSpan(ROOT_CONTEXT, span))
    },
    stop: () => provider.shutdown(),
  }
}
