import type { ApiError, Result } from '@hospital/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Clients } from '../session/clients.ts'
import type { PersonalData } from './personal-data.ts'

/** Why personal data could not be read. It names the kind of failure and no value. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure'
  readonly kind: ApiError['kind']
  /** Seconds until it may be tried again, after too many attempts. */
  readonly retryAfter: number

  constructor(kind: ApiError['kind'], retryAfter = 0) {
    super(kind)
    this.kind = kind
    this.retryAfter = retryAfter
  }
}

/** Why a query of {@link readOptions} failed. */
export const failureOf = (error: Error): ReadFailure =>
  error instanceof ReadFailure ? error : new ReadFailure('network')

/** What identifies a read. */
interface ReadIdentity {
  /** The contract's operation; a write names it to have it read again. */
  readonly operation: string
  /** The patient whose data it is, where it is one's. */
  readonly patient?: number
  /** The hospital that is asked, by its code, where it is a hospital's own API. */
  readonly hospital?: string
  /** What else the answer depends on. */
  readonly parameters?: readonly (string | number)[]
}

/** A read of a back end. */
export interface Read<Data> extends ReadIdentity {
  /** Public and hardly ever changes: read once per tab. */
  readonly isReference?: boolean
  /** Milliseconds after which an answer is read again while it is shown, since links in it end. Default: never. */
  readonly againAfter?: (data: Data, readAt: number) => number | undefined
  readonly call: (clients: Clients, signal: AbortSignal) => Promise<Result<Data>>
}

/** What is made of the answer to a call; a failure stays what it is. */
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

/** The key of a read in the cache: it holds session, patient and hospital, so that an answer never lands on another person. */
export const readKey = (personal: PersonalData, { operation, patient, hospital, parameters = [] }: ReadIdentity) =>
  [operation, personal.sessionId, patient, hospital, ...parameters] as const

/** The answer to a read; throws a {@link ReadFailure}. */
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
    // Only while it is seen. A page that was hidden or covered for longer reads when it is seen again.
    refetchInterval: (query) => againAfter(read, query) ?? false,
    refetchOnWindowFocus: (query) => Date.now() - query.state.dataUpdatedAt >= (againAfter(read, query) ?? Infinity),
  })

/** Starts a read before the part that shows it is there. That part waits for the same answer, and tells its failure. */
export const startRead = <Data>(personal: PersonalData, read: Read<Data>): void =>
  void personal.queries.prefetchQuery(readOptions(personal, read))
