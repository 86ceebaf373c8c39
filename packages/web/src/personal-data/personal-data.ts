import type { ClientOptions } from '@hospital/sdk'
import type { Locale } from '@hospital/ui'
import { QueryClient } from '@tanstack/react-query'
import { fileTimeout, uploadFetch } from '../forms/upload/upload-fetch.ts'
import type { OnProgress } from '../forms/upload/upload-fetch.ts'
import { clientsOf } from '../session/clients.ts'
import type { Clients } from '../session/clients.ts'
import type { VisitorSession } from '../session/visitor-session.ts'

/** Milliseconds in which what was read is shown without being read again. */
const freshFor = 30_000

/** The personal data of one session, or what people without one may read: clients, and a cache of what they read. */
export interface PersonalData extends Clients {
  /** Undefined without a session. */
  readonly sessionId: number | undefined
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

/** What every data layer is made from. */
interface CallerOptions {
  readonly locale: Locale
  /** Default: the platform's. */
  readonly fetch?: ClientOptions['fetch']
}

/** What personal data is made from. */
export interface PersonalDataOptions extends CallerOptions {
  readonly session: VisitorSession
  /** Called with the id of the session whose token was refused: once by reads, and by each write that meets it. */
  readonly onExpired: (sessionId: number) => void
}

/**
 * The data layer of one session. Its client has the session's token, so no answer can be another person's, and its cache is thrown
 * away with it. The SDK retries reads, and never writes.
 */
const createPersonalData = (
  { locale, fetch }: CallerOptions,
  sessionId: number | undefined,
  firstToken: string | null,
  onExpired: () => void,
): PersonalData => {
  const controller = new AbortController()
  let token = firstToken
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: freshFor, networkMode: 'always' },
      // The form that sent a write shows its outcome.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
  // It then notices that the page is seen again.
  queries.mount()
  const calls: Omit<ClientOptions, 'baseUrl'> = {
    token: () => token ?? undefined,
    locale,
    onUnauthorized: onExpired,
    ...(fetch && { fetch }),
  }
  return {
    ...clientsOf(calls),
    sessionId,
    uploading: (onProgress) => clientsOf({ ...calls, timeout: fileTimeout, fetch: uploadFetch(onProgress) }),
    queries,
    beginWrite: () => {
      const sent = token
      return () => {
        if (sent === token) onExpired()
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
export const personalDataOf = ({
  session: { id, token },
  onExpired,
  ...options
}: PersonalDataOptions): PersonalData => {
  const data = known.get(id) ?? createPersonalData(options, id, token, () => onExpired(id))
  data.renew(token)
  known.set(id, data)
  return data
}

const publicData = new Map<Locale, PersonalData>()

/** The data layer of visitors who are not logged in: writes before a session, and public lists. */
export const publicDataOf = (locale: Locale): PersonalData => {
  const data = publicData.get(locale) ?? createPersonalData({ locale }, undefined, null, () => undefined)
  publicData.set(locale, data)
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
