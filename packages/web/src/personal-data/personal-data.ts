import type { ClientOptions } from '@hospital/sdk'
import type { Locale } from '@hospital/ui'
import { QueryClient } from '@tanstack/react-query'
import { fileTimeout } from '../forms/upload/file-timeout.ts'
import { uploadFetch } from '../forms/upload/upload-fetch.ts'
import type { OnProgress } from '../forms/upload/upload-fetch.ts'
import { clientsOf } from '../session/clients.ts'
import type { Clients } from '../session/clients.ts'
import type { VisitorSession } from '../session/visitor-session.ts'

/** Milliseconds in which what was read is shown without being read again. */
const freshFor = 30_000

/** The personal data of one session: its clients, and a cache of what they read. */
export interface PersonalData extends Clients {
  readonly sessionId: number
  readonly queries: QueryClient
  /** The same clients with time for uploads, which tell how far they are: the platform's `fetch` does not. */
  readonly uploading: (onProgress: OnProgress) => Clients
  /** Begins a write: gives what to call if its token is refused. Does nothing if the person has logged in again meanwhile. */
  readonly beginWrite: () => () => void
  /** Goes on with the token of another log-in of the same person, and reads again what is shown. */
  readonly renew: (token: string | null) => void
  /** Aborts what is in flight and forgets what was read. Answers that arrive later are dropped. */
  readonly discard: () => void
  readonly isDiscarded: () => boolean
}

/** What personal data is made from. */
export interface PersonalDataOptions {
  readonly session: VisitorSession
  readonly locale: Locale
  /** Called with the id of the session whose token was refused: once by reads, and by each write that meets it. */
  readonly onExpired: (sessionId: number) => void
  /** Default: the platform's. */
  readonly fetch?: ClientOptions['fetch']
}

/**
 * The data layer of one session. Its client has the session's token, so no answer can be another person's, and its cache is thrown
 * away with it. The SDK retries reads, and never writes.
 */
const createPersonalData = ({ session, locale, onExpired, fetch }: PersonalDataOptions): PersonalData => {
  const controller = new AbortController()
  let { token } = session
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: freshFor, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // It then notices that the page is seen again.
  queries.mount()
  const calls: Omit<ClientOptions, 'baseUrl'> = {
    token: () => token ?? undefined,
    locale,
    onUnauthorized: () => onExpired(session.id),
    ...(fetch && { fetch }),
  }
  return {
    ...clientsOf(calls),
    sessionId: session.id,
    uploading: (onProgress) => clientsOf({ ...calls, timeout: fileTimeout, fetch: uploadFetch(onProgress) }),
    queries,
    beginWrite: () => {
      const sent = token
      return () => {
        if (sent === token) onExpired(session.id)
      }
    },
    renew: (renewed) => {
      if (renewed === token) return
      token = renewed
      // After the render in which the renewal is noticed.
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

/** By session; there is more than one only until the first one's calls are aborted. */
const known = new Map<number, PersonalData>()

/** The data layer of a session. */
export const personalDataOf = (options: PersonalDataOptions): PersonalData => {
  const { id } = options.session
  const data = known.get(id) ?? createPersonalData(options)
  data.renew(options.session.token)
  known.set(id, data)
  return data
}

/** Discards the personal data of all sessions but one; of all without one. */
export const discardOtherPersonalData = (sessionId: number | undefined): void => {
  for (const [id, data] of known) {
    if (id === sessionId) continue
    data.discard()
    known.delete(id)
  }
}
