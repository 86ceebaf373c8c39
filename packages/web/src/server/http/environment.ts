import type { Context } from 'hono'
import type { BodyHold } from './bodies-in-flight.ts'
import type { DeviceVisit } from './devices.ts'
import type { CacheResult } from './metrics.ts'

/** What the platform knows of a connection. */
export interface Connection {
  /** The address at its other end. */
  readonly remoteAddress?: string | undefined
  /** Whether the whole request has arrived. Default: it has. */
  readonly isReceived?: (() => boolean) | undefined
}

/** What the middleware knows of a request, for the handlers behind it. */
export interface SiteEnvironment {
  readonly Bindings: Connection
  readonly Variables: {
    requestId: string
    /** The pattern that log and metrics name instead of the address. Default: the path that the handler is registered for. */
    route: string | undefined
    /** The build of the answer, if the answer names it. */
    build: string | undefined
    /** The device of the request; undefined until it is read. */
    visit: DeviceVisit | undefined
    /** Counts the bytes of a back end's answer, for calls of the gateway. */
    hold: BodyHold
    /** Whether a shared document came from the cache. */
    cache: CacheResult | undefined
    /** Steps of Server-Timing, in milliseconds. */
    timings: Map<string, number>
    /** The headers that every answer carries. A function, since the handler may still change them. */
    headers: () => Readonly<Record<string, string>>
    /** Whether the handler has put those headers into its answer itself. */
    complete: boolean
  }
}

/** A request on its way through the middleware and the handlers. */
export type SiteContext = Context<SiteEnvironment>
