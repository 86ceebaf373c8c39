import type { ApiError, Result } from '@hospital/sdk'
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

/** A read of the member API. */
export interface PersonalRead<Data> {
  /** The contract's operation; `sendWrite` names it to have it read again. */
  readonly operation: string
  /** The patient whose data it is. */
  readonly patient: number
  /** What else the answer depends on. */
  readonly parameters?: readonly (string | number)[]
  readonly call: (member: MemberClient, signal: AbortSignal) => Promise<Result<Data>>
}

/** The query of a read: its key holds session and patient, so that an answer never lands on another person. */
export const readOptions = <Data>(
  { member, sessionId }: PersonalData,
  { operation, patient, parameters = [], call }: PersonalRead<Data>,
) =>
  queryOptions({
    queryKey: [operation, sessionId, patient, ...parameters] as const,
    queryFn: async ({ signal }) => {
      const { data, error } = await call(member, signal)
      if (error) throw new ReadFailure(error.kind)
      return data
    },
  })
