import type { ApiError, Result } from '@hospital/sdk'

/** The verdict on a read. */
export type Verdict =
  | 'works'
  | 'not checked'
  | 'entries left out'
  | 'refused'
  | 'breaks the contract'
  | 'nothing found'
  | 'not reachable'

/** A verdict with the details that an operator needs: a place, a status or a permission; never a value or a token. */
export interface Finding {
  readonly verdict: Verdict
  readonly detail: string
}

const statusOf = (error: ApiError): string => ('status' in error ? `status ${error.status}` : '')

/** Finds out the meaning of a failure. `right`: the permission that the token needs. */
const failureFinding = (error: ApiError, right: string): Finding => {
  switch (error.kind) {
    case 'unauthorized':
      return {
        verdict: 'refused',
        detail: `${statusOf(error)}: the token is missing, wrong or expired; needs ${right}`,
      }
    case 'forbidden':
      return { verdict: 'refused', detail: `${statusOf(error)}: the token lacks ${right}` }
    case 'malformed':
      return { verdict: 'breaks the contract', detail: `${statusOf(error)}, at ${error.where}` }
    case 'invalid':
    case 'rejected':
    case 'misuse':
    case 'aborted':
      return { verdict: 'breaks the contract', detail: `${statusOf(error)}: the call is not accepted (${error.kind})` }
    case 'not-found':
      return { verdict: 'nothing found', detail: `${statusOf(error)}: the address is unknown, or nothing is published` }
    case 'network':
      return { verdict: 'not reachable', detail: error.cause?.code ?? 'network' }
    case 'timeout':
      return { verdict: 'not reachable', detail: `no answer within ${error.timeout} ms` }
    case 'rate-limited':
    case 'server':
      return { verdict: 'not reachable', detail: statusOf(error) }
  }
}

const shownPlaces = 3

/** The verdict on a result and on the places left out of it. */
export const findingOf = ({ error }: Result<unknown>, omitted: readonly string[], right: string): Finding => {
  if (error) return failureFinding(error, right)
  if (omitted.length === 0) return { verdict: 'works', detail: '' }
  const further = omitted.length > shownPlaces ? `, and ${omitted.length - shownPlaces} more` : ''
  return {
    verdict: 'entries left out',
    detail: `${omitted.length}: ${omitted.slice(0, shownPlaces).join(', ')}${further}`,
  }
}
