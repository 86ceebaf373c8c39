/** The way to the content back ends (CMS, social feed): `fetch`, as far as the SDK uses it. */
export type ContentFetch = (url: string, init: RequestInit) => Promise<Response>

/** What a cache is made from. Times are in milliseconds. */
export interface ContentCacheOptions {
  readonly fetch: ContentFetch
  /** How long an answer is as good as a new one. */
  readonly freshFor: number
  /** How long an answer may still be shown while, or since, no newer one could be had. */
  readonly staleFor: number
  /** How many answers are kept; those asked for longest ago go first. */
  readonly limit: number
  readonly now?: (() => number) | undefined
}

interface Entry {
  readonly text: string
  readonly storedAt: number
}

/** Milliseconds that the CMS may take where nobody waits any longer; its answer then serves the next visitor. */
const patience = 30_000

const isRead = (url: string, { method = 'GET' }: RequestInit) => method === 'GET' || url.endsWith('/graphql')

/** GraphQL tells failures in answers with status 200; those are not kept. */
const isGood = (response: Response, text: string): boolean => {
  if (response.status !== 200 || !response.headers.get('content-type')?.includes('json')) return false
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !('errors' in body)
  } catch {
    return false
  }
}

const answer = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } })

/** Ends with the caller's signal, whatever becomes of `promise`. */
const untilAborted = <Value>(promise: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop))
  })

/**
 * Keeps what the CMS answers to reads: fresh answers come at once, older ones come at once while a newer one is
 * fetched behind them, and stay while the CMS is slow or down. What several visitors ask for at the same time is
 * asked once. The CMS's answers depend on nobody's session, so that one visitor's page never holds another's data.
 */
export const createContentCache = ({ fetch, freshFor, staleFor, limit, now = Date.now }: ContentCacheOptions): ContentFetch => {
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Promise<Response>>()

  const keep = (key: string, text: string) => {
    entries.delete(key)
    entries.set(key, { text, storedAt: now() })
    const [oldest] = entries.keys()
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
  }

  const ask = async (key: string, url: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) })
    const text = await response.text()
    if (isGood(response, text)) keep(key, text)
    return new Response(text, { status: response.status, headers: response.headers })
  }

  const askOnce = (key: string, url: string, init: RequestInit): Promise<Response> => {
    const running = pending.get(key)
    if (running) return running
    const asked = ask(key, url, init).finally(() => pending.delete(key))
    pending.set(key, asked)
    return asked
  }

  return async (url, init) => {
    if (!isRead(url, init)) return fetch(url, init)
    const key = `${url} ${typeof init.body === 'string' ? init.body : ''}`
    const entry = entries.get(key)
    const age = entry ? now() - entry.storedAt : Infinity
    if (entry && age < staleFor) {
      // A failure changes nothing: the next visitor tries again.
      if (age >= freshFor) askOnce(key, url, init).catch(() => undefined)
      return answer(entry.text)
    }
    return (await untilAborted(askOnce(key, url, init), init.signal)).clone()
  }
}
