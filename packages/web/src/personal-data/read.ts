import type { ApiError, Result } from '@hospital/sdk'
import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import type { MemberClient } from '@hospital/sdk/member'
import { queryOptions } from '@tanstack/react-query'
import type { PersonalData } from './personal-data.ts'

/** Why personal data could not be read. It names the kind of failure and no value. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure'
  readonly kind: ApiError['kind']

  constructor(kind: ApiError['kind']) {
    super(kind)
    this.kind = kind
  }
}

/** Why a query of {@link readOptions} failed. */
export const reasonOf = (error: Error): ApiError['kind'] => (error instanceof ReadFailure ? error.kind : 'network')

/** What identifies a read. */
interface ReadKey<Data> {
  /** The contract's operation; `sendWrite` names it to have it read again. */
  readonly operation: string
  /** The patient whose data it is, where it is one's. */
  readonly patient?: number
  /** What else the answer depends on. */
  readonly parameters?: readonly (string | number)[]
  /** Milliseconds after which an answer is read again while it is shown, since links in it end. Default: never. */
  readonly againAfter?: (data: Data, readAt: number) => number | undefined
}

/** A read of the member API. */
export interface PersonalRead<Data> extends ReadKey<Data> {
  readonly hospital?: undefined
  readonly call: (member: MemberClient, signal: AbortSignal) => Promise<Result<Data>>
}

/** A read of a hospital's own API. */
export interface HospitalRead<Data> extends ReadKey<Data> {
  /** The hospital's code (`kode_mapping_rs`). */
  readonly hospital: string
  readonly call: (hospitalCare: HospitalCareClient, signal: AbortSignal) => Promise<Result<Data>>
}

/** A read of another API, by a client that its feature makes of the session's calls. */
export interface OwnRead<Data> extends ReadKey<Data> {
  readonly own: (personal: PersonalData, signal: AbortSignal) => Promise<Result<Data>>
}

/** Any read. */
export type AnyRead<Data> = PersonalRead<Data> | HospitalRead<Data> | OwnRead<Data>

const callOf = <Data>(personal: PersonalData, read: AnyRead<Data>, signal: AbortSignal): Promise<Result<Data>> => {
  if ('own' in read) return read.own(personal, signal)
  return read.hospital === undefined
    ? read.call(personal.member, signal)
    : read.call(personal.hospitalCare(read.hospital), signal)
}

interface Answered<Data> {
  readonly state: { readonly data: Data | undefined; readonly dataUpdatedAt: number }
}

const againAfter = <Data>(read: ReadKey<Data>, { state }: Answered<Data>): number | undefined =>
  state.data === undefined ? undefined : read.againAfter?.(state.data, state.dataUpdatedAt)

/** The query of a read: its key holds session, patient and hospital, so that an answer never lands on another person. */
export const readOptions = <Data>(personal: PersonalData, read: AnyRead<Data>) =>
  queryOptions({
    queryKey: [
      read.operation,
      personal.sessionId,
      read.patient,
      'hospital' in read ? read.hospital : undefined,
      ...(read.parameters ?? []),
    ] as const,
    queryFn: async ({ signal }) => {
      const { data, error } = await callOf(personal, read, signal)
      if (error) throw new ReadFailure(error.kind)
      return data
    },
    // Only while it is seen. A page that was hidden or covered for longer reads when it is seen again.
    refetchInterval: (query) => againAfter(read, query) ?? false,
    refetchOnWindowFocus: (query) => Date.now() - query.state.dataUpdatedAt >= (againAfter(read, query) ?? Infinity),
  })
