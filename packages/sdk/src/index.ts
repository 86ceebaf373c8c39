// The root entry holds what every client shares; each API has an entry of its own, so that nobody loads the others.
export type { CallOptions, Input, Output } from './client/contract.ts'
export type {
  AbortedError,
  ApiError,
  FailureCause,
  ForbiddenError,
  InvalidError,
  MalformedError,
  MisuseError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  RejectedError,
  Result,
  ServerError,
  TimeoutError,
  UnauthorizedError,
} from './client/errors.ts'
export type { Checked, ClientOptions, OmissionEvent, Remember, RequestEvent, ResponseEvent, RetryOptions, TokenSource, Validate } from './client/options.ts'
export * from './rules/index.ts'
