import type { Result } from '@hospital/sdk'
import type { OperationRoutes } from '@hospital/sdk/contracts'
import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import type { MemberAccountClient } from '@hospital/sdk/member'
import type { ContentClients } from '../../src/server/back-ends/clients.ts'
import type { Known } from './known.ts'

/** The dependencies of a read. */
export interface Calls extends ContentClients {
  /** Calls for a member's own account. */
  readonly account: MemberAccountClient
  readonly known: Known
  /** The id of the patient whose token was provided. Throws NotKnown without a token. */
  readonly patient: () => number
  readonly now: Date
}

/** The dependencies of a read of a hospital's own API. */
export interface CareCalls extends Calls {
  readonly care: HospitalCareClient
  /** The values from this hospital's earlier answers. */
  readonly knownHere: Known
}

/** A read. Throws NotKnown, or rejects with it, if no earlier answer had the value that it needs. */
export type Read<Given = Calls> = (calls: Given) => Promise<Result<unknown>>

/** A call for each GET of a contract and each of its POSTs that only read. A missing call is a type error. */
export type Reads<Routes extends OperationRoutes, Given = Calls> = {
  readonly [
    Name in keyof Routes as Routes[Name] extends { readonly method: 'GET' } | { readonly reads: true } ? Name : never
  ]: Read<Given>
}
