import type { Session } from './session.ts'

/** What the middleware knows of a request, for the handlers behind it. */
export interface SiteEnvironment {
  readonly Variables: {
    requestId: string
    session: Session
    /** The pattern that the log names instead of the address. */
    route: string
    /** Pieces of Server-Timing, in milliseconds. */
    timings: Map<string, number>
    /** Headers that every answer carries, as they are now. */
    headers: () => Readonly<Record<string, string>>
    /** Whether the handler has given its answer those headers itself. */
    complete: boolean
  }
}
