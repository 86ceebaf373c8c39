/**
 * What pages show of the person who is logged in. It comes from cookies that the browser could have changed: nothing of it opens
 * anything, and the back ends ask for the token.
 */
export interface Session {
  readonly member?: {
    readonly id: number
    readonly name: string
    readonly gender: 'L' | 'P'
    readonly email?: string
    readonly phone?: string
    /** Ids of the family, the member's own first. Empty if the cookie does not tell. */
    readonly family: readonly number[]
  }
  readonly company?: {
    readonly id: number
    readonly name: string
    readonly isAdmin: boolean
    readonly email?: string
    /** The name of the company. */
    readonly company?: string
  }
}
