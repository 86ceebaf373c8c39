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

/** What identifies a read. */
interface ReadKey {
  /** The contract's operation; `sendWrite` names it to have it read again. */
  readonly operation: string
  /** The patient whose data it is. */
  readonly patient: number
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

/** The query of a read: its key holds session, patient and hospital, so that an answer never lands on another person. */
export const readOptions = <Data>(
  { member, hospitalCare, sessionId }: PersonalData,
  read: PersonalRead<Data> | HospitalRead<Data>,
) =>
  queryOptions({
    queryKey: [read.operation, sessionId, read.patient, read.hospital, ...(read.parameters ?? [])] as const,
    queryFn: async ({ signal }) => {
      const { data, error } = await (read.hospital === undefined
        ? read.call(member, signal)
        : read.call(hospitalCare(read.hospital), signal))
      if (error) throw new ReadFailure(error.kind)
      return data
    },
  })
