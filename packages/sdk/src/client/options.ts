import type { ApiError, Result } from './errors.ts'

/** A bearer token: a value, or a function that is called for each call. */
export type TokenSource =
  | string
  | null
  | undefined
  | (() => string | null | undefined | Promise<string | null | undefined>)

/** When and how often a read is sent again. Writes are never retried. */
export interface RetryOptions {
  /** Further attempts after the first. Default 2. */
  readonly attempts: number
  /** The longest first wait, in milliseconds; it doubles each time and is jittered. Default 300. */
  readonly delay: number
  /** The longest single wait, in milliseconds; a longer Retry-After (429, 502, 503, 504) ends the call. Default 5,000. */
  readonly maxDelay: number
}

/** Reported before each attempt. `headers` may be added to, for tracing; the bearer is not among them and cannot be replaced. */
export interface RequestEvent {
  readonly operation: string
  readonly requestId: string
  /** 1 for the first attempt. */
  readonly attempt: number
  readonly headers: Record<string, string>
}

/** Reported once when a call has ended, with success or failure. */
export interface ResponseEvent {
  readonly operation: string
  readonly requestId: string
  /** The last status, if any answer arrived. */
  readonly status: number | undefined
  readonly error: ApiError | undefined
  /** Milliseconds from call to result. */
  readonly duration: number
  readonly attempts: number
}

/** Reported for each part of an answer that broke the contract and was left out, or that the contract does not know yet. */
export interface OmissionEvent {
  readonly operation: string
  readonly requestId: string
  /** The place in the answer, such as `body.data[3].attributes.hari`; never the value. */
  readonly where: string
}

/** The result of a check: the answer with the places that were left out, or where the whole answer is broken. */
export type Checked =
  | { readonly body: unknown; readonly omitted: readonly string[]; readonly where?: undefined }
  | { readonly where: string; readonly body?: undefined; readonly omitted?: undefined }

/**
 * Checks an answer against the contract. May leave out entries and parts that break it; places only, never values.
 * `@hospital/sdk/validation` has one for each API.
 */
export type Validate = (operation: string, status: number, body: unknown) => Checked

/**
 * A read-through cache. `key` is the whole call: the operation, all of its input, and the client's locale, base address, `cacheScope` and
 * whether it has a `validate`, so that equal reads have equal keys and clients of several hospitals can share a cache. It quotes no bearer
 * and no `headers`, see `cacheScope`. `read` makes the call. Writes and reads with a bearer bypass the cache: see `sharedToken`.
 * Where equal reads are joined, `read` has the signal and the timeout of the call that began it.
 * A failure of the cache itself, such as a `timeout`, has an empty `requestId`; the call puts its own name and id in it.
 */
export type ReadThrough = <Data>(key: string, read: () => Promise<Result<Data>>) => Promise<Result<Data>>

/** The options of a client. Nothing is global: any number of clients can coexist. */
export interface ClientOptions {
  /** The API's base address: http(s), or a path on the page's origin, such as `/api/cms` (in browsers and workers). */
  readonly baseUrl: string
  /** Default: the platform's `fetch`, looked up at each call. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** The bearer for operations that need one. */
  readonly token?: TokenSource
  /**
   * The token is the application's own, the same for every visitor, so that `cache` may hold what it reads.
   * Default: false; reads with a bearer are never cached, since one person's answer must not reach another.
   */
  readonly sharedToken?: boolean | undefined
  /** Called once for each token that the server refuses, however many calls were in flight with it. */
  readonly onUnauthorized?: ((event: { readonly operation: string; readonly requestId: string }) => void) | undefined
  /**
   * Milliseconds for a whole call: token source, retries, waits and body included. Default: 15,000; 0 is no limit.
   * A negative value, NaN or more than 2^31 - 1 is a RangeError when the client is made.
   */
  readonly timeout?: number | undefined
  /**
   * The most bytes of one answer, decompressed, counted as they arrive. Default: 20 MiB (20,971,520); Infinity is no limit.
   * A Response without a web stream (React Native, node-fetch) is counted when it is whole.
   */
  readonly maxAnswerBytes?: number | undefined
  /** Default: see `RetryOptions`; `false` never retries. */
  readonly retry?: Partial<RetryOptions> | false | undefined
  /** Sent as Accept-Language. */
  readonly locale?: 'id' | 'en' | undefined
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly onRequest?: ((event: RequestEvent) => void) | undefined
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined
  /** Checks answers at run time: for servers and development. Absent: answers are trusted. */
  readonly validate?: Validate | undefined
  /** Called for every part that `validate` left out of an answer, and for later values of enumerations, which stay in it. */
  readonly onOmission?: ((event: OmissionEvent) => void) | undefined
  /** Default: every read is a call. A cached result is returned as it is, so callers must not mutate it. */
  readonly cache?: ReadThrough | undefined
  /**
   * Whose answers are in `cache`, for clients with `headers` or a `sharedToken`: a name of the account that these stand for, such as
   * `site`. Clients of one scope share their answers. Default: such a client shares with no other; without headers and token there is one
   * scope. What `onRequest` adds, such as a trace, is not in the key.
   */
  readonly cacheScope?: string | undefined
}
