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
interface ReadKey {
  /** The contract's operation; `sendWrite` names it to have it read again. */
  readonly operation: string
  /** The patient whose data it is, where it is one's. */
  readonly patient?: number
  /** What else the answer depends on. */
  readonly parameters?: readonly (string | number)[]
}

/** A read of the member API. */
export interface PersonalRead<Data> extends ReadKey {
  readonly hospital?: undefined
  readonly call: (member: MemberClient, signal: AbortSignal) => Promise<Result<Data>>
}

/** A read of a hospital's own API. */
export interface HospitalRead<Data> extends ReadKey {
  /** The hospital's code (`kode_mapping_rs`). */
  readonly hospital: string
  readonly call: (hospitalCare: HospitalCareClient, signal: AbortSignal) => Promise<Result<Data>>
}

/** A read of another API, by a client that its feature makes of the session's calls. */
export interface OwnRead<Data> extends ReadKey {
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
  })
