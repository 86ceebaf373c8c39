import type { Result } from '@hospital/sdk'
import type { OperationRoutes } from '@hospital/sdk/contracts'
import type { ContentClients } from '../back-ends/clients.ts'
import type { Known } from './known.ts'

/** What a read is made with. */
export interface Calls extends ContentClients {
  readonly known: Known
  /** The id of the patient whose token is given. Throws NotKnown without a token. */
  readonly patient: () => number
  readonly now: Date
}

/** A read. Throws NotKnown, or rejects with it, if no earlier answer named what it has to ask for. */
export type Read = (calls: Calls) => Promise<Result<unknown>>

type GetName<Routes extends OperationRoutes> = {
  [Name in keyof Routes]: Routes[Name]['method'] extends 'GET' ? Name : never
}[keyof Routes]

/** A call for each GET of a contract and each of its POSTs that only read. One that is left out is a type error. */
export type Reads<Routes extends OperationRoutes, Posts extends keyof Routes = never> = Readonly<
  Record<GetName<Routes> | Posts, Read>
>
