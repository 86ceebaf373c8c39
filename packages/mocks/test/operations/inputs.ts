import type { Result } from '@hospital/sdk/member'
import type { Stage } from './stage.ts'

/** The argument of a client's method. */
type Given<Call> = Call extends (...given: infer Arguments) => unknown ? Arguments[0] : never

/** A valid input for every operation of a client; a missing one is a type error. */
export type Inputs<Client> = {
  readonly [Name in keyof Client]: (stage: Stage) => Given<Client[Name]> | Promise<Given<Client[Name]>>
}

/** The data of a call that an input needs. */
export const answer = async <Data>(call: Promise<Result<Data>>): Promise<Data> => {
  const { data, error } = await call
  if (error) throw new Error(`${error.operation} failed: ${JSON.stringify(error)}`)
  return data
}

type Rows<Row> = readonly Row[] | { readonly items: readonly Row[] }

/** The first row of a list or a page that must not be empty. */
export const first = async <Row>(found: Promise<Rows<Row>>): Promise<Row> => {
  const rows = await found
  const [row] = 'items' in rows ? rows.items : rows
  if (row === undefined) throw new Error('The list is empty')
  return row
}
