/**
 * Reports that a token has expired once, not once for each call that was in flight with it.
 * A new token is watched again.
 */
export const createExpiryWatch = <Event>(onExpired: ((event: Event) => void) | undefined) => {
  let refused: string | undefined
  return (token: string, event: Event): void => {
    if (token === refused) return
    refused = token
    onExpired?.(event)
  }
}
