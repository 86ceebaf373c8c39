/**
 * The session in the form for pages. It comes from cookies that the browser could have changed, so it grants no access: the back ends ask
 * for the token.
 */
export interface Session {
  readonly member?: {
    readonly id: number
    readonly name: string
    readonly gender: 'L' | 'P'
    readonly email?: string
    readonly phone?: string
    /** Ids of the family, the member's own first. Empty if the cookie has none. */
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
