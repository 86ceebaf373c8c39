import type { ClientOptions } from '@hospital/sdk'
import type { Locale } from '@hospital/ui'
import { QueryClient } from '@tanstack/react-query'
import { fileTimeout, uploadFetch } from '../forms/upload/upload-fetch.ts'
import type { OnProgress } from '../forms/upload/upload-fetch.ts'
import { clientsOf } from '../session/clients.ts'
import type { Clients } from '../session/clients.ts'
import type { VisitorSession } from '../session/visitor-session.ts'

/** Milliseconds for which an answer is shown without reading it again. */
const freshFor = 30_000

/** The personal data of one session, or the data that visitors without one may read: clients, and a cache of their reads. */
export interface PersonalData extends Clients {
  /** Undefined without a session. */
  readonly sessionId: number | undefined
  readonly queries: QueryClient
  /** The same clients with longer timeouts for uploads and with progress, which the platform's `fetch` does not report. */
  readonly uploading: (onProgress: OnProgress) => Clients
  /** Asks for a log-in if the session has expired. */
  readonly askForLogIn: () => void
  /**
   * Notes how often the session's person has logged in. After another log-in the shown data is read again, since it may have changed
   * meanwhile.
   */
  readonly noteLogIns: (logIns: number) => void
  /** Aborts the calls in flight and clears the cache. Later answers are dropped. */
  readonly discard: () => void
  readonly isDiscarded: () => boolean
}

/** The options of a data layer's calls. */
export interface CallerOptions {
  readonly locale: Locale
  /** Default: the platform's. */
  readonly fetch?: ClientOptions['fetch']
}

/**
 * The data layer of one session, or of visitors without one. Its clients call for the session's person alone, so no answer can belong to
 * another person. Its cache is discarded with it. The SDK retries reads, also after the log-in that an expired session needs, and never
 * retries writes.
 */
const createPersonalData = ({ locale, fetch }: CallerOptions, session?: VisitorSession): PersonalData => {
  const controller = new AbortController()
  let seenLogIns = session?.logIns
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: freshFor, networkMode: 'always' },
      // The form that sent a write shows its outcome.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
  // A mounted client refetches when the page becomes visible again.
  queries.mount()
  const calls = { locale, ...(fetch && { fetch }) }
  return {
    ...clientsOf(calls, session?.connect),
    sessionId: session?.id,
    uploading: (onProgress) =>
      clientsOf({ ...calls, timeout: fileTimeout, fetch: uploadFetch(onProgress) }, session?.connect),
    queries,
    askForLogIn: () => session?.askForLogIn(),
    noteLogIns: (logIns) => {
      if (logIns === seenLogIns) return
      seenLogIns = logIns
      // Runs after the render that notices the log-in.
      queueMicrotask(() => void queries.invalidateQueries())
    },
    discard: () => {
      controller.abort()
      void queries.cancelQueries()
      queries.clear()
      queries.unmount()
    },
    isDiscarded: () => controller.signal.aborted,
  }
}

/** By session. There is more than one only until the calls of the first one are aborted. */
const known = new Map<number, PersonalData>()

/** Whether a session has a data layer. */
export const hasPersonalData = ({ id }: VisitorSession): boolean => known.has(id)

/** The data layer of a session. */
export const personalDataOf = (session: VisitorSession, options: CallerOptions): PersonalData => {
  const data = known.get(session.id) ?? createPersonalData(options, session)
  data.noteLogIns(session.logIns)
  known.set(session.id, data)
  return data
}

const publicData = new Map<Locale, PersonalData>()

/** The data layer of visitors who are not logged in: writes before a session, and public lists. */
export const publicDataOf = (locale: Locale): PersonalData => {
  const data = publicData.get(locale) ?? createPersonalData({ locale })
  publicData.set(locale, data)
  return data
}

/** Discards the personal data of all sessions but one; of all sessions if `sessionId` is undefined. */
export const discardOtherPersonalData = (sessionId: number | undefined): void => {
  for (const [id, data] of known) {
    if (id === sessionId) continue
    data.discard()
    known.delete(id)
  }
}
