import type { ApiError, Result } from '@hospital/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Clients } from '../session/clients.ts'
import type { PersonalData } from './personal-data.ts'

/** Why personal data could not be read. It names the kind of failure and no value. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure'
  readonly kind: ApiError['kind']
  /** Seconds until another try is allowed, after too many attempts. */
  readonly retryAfter: number

  constructor(kind: ApiError['kind'], retryAfter = 0) {
    super(kind)
    this.kind = kind
    this.retryAfter = retryAfter
  }
}

/** The reason why a query of {@link readOptions} failed. */
export const failureOf = (error: Error): ReadFailure =>
  error instanceof ReadFailure ? error : new ReadFailure('network')

/** The identity of a read. */
interface ReadIdentity {
  /** The contract's operation. A write names it to make the read stale. */
  readonly operation: string
  /** The patient whose data it is, if it belongs to one. */
  readonly patient?: number
  /** The hospital's code, if the read goes to a hospital's own API. */
  readonly hospital?: string
  /** The other inputs of the answer. */
  readonly parameters?: readonly (string | number)[]
}

/** A read of a back end. */
export interface Read<Data> extends ReadIdentity {
  /** For public data that hardly ever changes: read once per tab. */
  readonly isReference?: boolean
  /** Milliseconds after which an answer is read again while it is shown, because its links expire. Default: never. */
  readonly againAfter?: (data: Data, readAt: number) => number | undefined
  readonly call: (clients: Clients, signal: AbortSignal) => Promise<Result<Data>>
}

/** Converts the data of an answer; a failure stays unchanged. */
export const answerOf = async <Answer, Data>(
  call: Promise<Result<Answer>>,
  read: (answer: Answer) => Data,
): Promise<Result<Data>> => {
  const { data, error } = await call
  return error ? { error } : { data: read(data) }
}

interface Answered<Data> {
  readonly state: { readonly data: Data | undefined; readonly dataUpdatedAt: number }
}

const againAfter = <Data>(read: Read<Data>, { state }: Answered<Data>): number | undefined =>
  state.data === undefined ? undefined : read.againAfter?.(state.data, state.dataUpdatedAt)

/** The key of a read in the cache. It contains session, patient and hospital, so that no answer reaches another person. */
export const readKey = (personal: PersonalData, { operation, patient, hospital, parameters = [] }: ReadIdentity) =>
  [operation, personal.sessionId, patient, hospital, ...parameters] as const

/** The answer of a read; throws a {@link ReadFailure}. */
export const answerTo = async <Data>(personal: PersonalData, read: Read<Data>, signal: AbortSignal): Promise<Data> => {
  const { data, error } = await read.call(personal, signal)
  if (error) throw new ReadFailure(error.kind, error.kind === 'rate-limited' ? error.retryAfter : undefined)
  return data
}

/** The query of a read. */
export const readOptions = <Data>(personal: PersonalData, read: Read<Data>) =>
  queryOptions({
    queryKey: readKey(personal, read),
    queryFn: ({ signal }) => answerTo(personal, read, signal),
    ...(read.isReference && { staleTime: Infinity, gcTime: Infinity }),
    // Only while the page is visible. A page that was hidden or covered for longer reads again when it becomes visible.
    refetchInterval: (query) => againAfter(read, query) ?? false,
    refetchOnWindowFocus: (query) => Date.now() - query.state.dataUpdatedAt >= (againAfter(read, query) ?? Infinity),
  })

/** Starts a read before the part that shows it is rendered. That part waits for the same answer, and shows its failure. */
export const startRead = <Data>(personal: PersonalData, read: Read<Data>): void =>
  void personal.queries.prefetchQuery(readOptions(personal, read))
