/** What every failure carries. Never a token, a password or patient data. */
export interface FailureContext {
  /** The contract's operation, or the GraphQL document's name. */
  readonly operation: string
  /** Names this call in logs; the server's `x-request-id` where it sent one. */
  readonly requestId: string
}

/**
 * The exception behind a failure, without its message: messages of the platform quote addresses, headers and bodies,
 * and so tokens and passwords.
 */
export interface FailureCause {
  /** The exception's name, such as `TypeError`. */
  readonly name: string
  /** The platform's code, if any, such as `ECONNREFUSED`. Browsers give none. */
  readonly code?: string | undefined
}

/** No whole answer arrived: offline, DNS, TLS, a connection dropped before or within the body. Reads were already retried. */
export interface NetworkError extends FailureContext {
  readonly kind: 'network'
  readonly cause?: FailureCause | undefined
}

/**
 * The calling code is wrong: an unusable base address, header, timeout or body, a `fetch` or `cache` that breaks its
 * contract. Never retried. For developers; the visitor sees what a failed server gives.
 */
export interface MisuseError extends FailureContext {
  readonly kind: 'misuse'
  /** What is wrong, in English words, without any value. */
  readonly mistake: string
  readonly cause?: FailureCause | undefined
}

/** The call took longer than its `timeout`, retries and waits included. */
export interface TimeoutError extends FailureContext {
  readonly kind: 'timeout'
  /** The limit that was passed, in milliseconds. */
  readonly timeout: number
}

/** The caller's own signal ended the call. Nothing to show. */
export interface AbortedError extends FailureContext {
  readonly kind: 'aborted'
}

/** 401: the token is missing, wrong or expired. Ask the person to log in again. */
export interface UnauthorizedError extends FailureContext {
  readonly kind: 'unauthorized'
  readonly status: number
}

/** 403: known, but not allowed. On the CMS also: no token was sent. */
export interface ForbiddenError extends FailureContext {
  readonly kind: 'forbidden'
  readonly status: number
}

/** 404 or 410 in the API's own words (JSON), or an entry that does not exist behind a 200. */
export interface NotFoundError extends FailureContext {
  readonly kind: 'not-found'
  readonly status: number
}

/** 400 or 422: what was sent is not accepted. Show each message beside its field. */
export interface InvalidError extends FailureContext {
  readonly kind: 'invalid'
  readonly status: number
  /** The server's summary, to be shown; empty when it gave none. */
  readonly detail: string
  /** Messages by field name, as the server calls the fields; empty when it named none. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>
}

/** The server understood and said no: `process: false` behind a 200, or a 4xx without a kind of its own. */
export interface RejectedError extends FailureContext {
  readonly kind: 'rejected'
  readonly status: number
  /** The server's reason, in its own words, to be shown as a warning. */
  readonly detail: string
}

/** 429: too many calls. */
export interface RateLimitedError extends FailureContext {
  readonly kind: 'rate-limited'
  readonly status: number
  /** Seconds until another try makes sense, where the server said so. */
  readonly retryAfter: number | undefined
}

/** 5xx, or GraphQL `errors` that are the server's fault. Reads were already retried. */
export interface ServerError extends FailureContext {
  readonly kind: 'server'
  readonly status: number
  /** Seconds until another try makes sense, where the server said so. */
  readonly retryAfter?: number | undefined
}

/**
 * An answer that breaks the contract: an HTML maintenance page with status 200, no JSON, `null` or a list where an
 * object is promised, a missing field, a redirect, a body over `maxAnswerBytes`; a 404 that is not the API's own.
 */
export interface MalformedError extends FailureContext {
  readonly kind: 'malformed'
  /** The answer's status; 0 for a redirect that the browser hides. */
  readonly status: number
  /** Where it broke: `status`, `redirect`, `size`, `content-type`, `json`, or a place such as `body.data.users[0].gender`; never the value. */
  readonly where: string
}

/** Why a call failed: one union for every API, told apart by `kind`. */
export type ApiError =
  | NetworkError
  | MisuseError
  | TimeoutError
  | AbortedError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | InvalidError
  | RejectedError
  | RateLimitedError
  | ServerError
  | MalformedError

/** The result of every call: the data, or the error. */
export type Result<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError }
