import type { Result } from '@hospital/sdk'

/** A call for each operation of a client; a missing one is a type error. */
export type Calls<Client> = {
  readonly [Operation in Exclude<keyof Client, 'normalize'>]: (client: Client) => Promise<Result<unknown>>
}
