// The root entry holds what all clients share; each API has its own entry, so that an application loads only those it uses.
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
export type {
  Checked,
  ClientOptions,
  OmissionEvent,
  ReadThrough,
  RequestEvent,
  ResponseEvent,
  RetryOptions,
  TokenSource,
  Validate,
} from './client/options.ts'
export * from './rules/index.ts'
