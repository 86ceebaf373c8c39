import type { Result } from '@hospital/sdk'
import type { OperationRoutes } from '@hospital/sdk/contracts'
import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import type { MemberAccountClient } from '@hospital/sdk/member'
import type { ContentClients } from '../../src/server/back-ends/clients.ts'
import type { Known } from './known.ts'

/** What a read is made with. */
export interface Calls extends ContentClients {
  /** What a member does with their account. */
  readonly account: MemberAccountClient
  readonly known: Known
  /** The id of the patient whose token is given. Throws NotKnown without a token. */
  readonly patient: () => number
  readonly now: Date
}

/** What a read of a hospital's own API is made with. */
export interface CareCalls extends Calls {
  readonly care: HospitalCareClient
  /** What this hospital's earlier answers named. */
  readonly knownHere: Known
}

/** A read. Throws NotKnown, or rejects with it, if no earlier answer named what it has to ask for. */
export type Read<Given = Calls> = (calls: Given) => Promise<Result<unknown>>

/** A call for each GET of a contract and each of its POSTs that only read. One that is left out is a type error. */
export type Reads<Routes extends OperationRoutes, Given = Calls> = {
  readonly [
    Name in keyof Routes as Routes[Name] extends { readonly method: 'GET' } | { readonly reads: true } ? Name : never
  ]: Read<Given>
}
