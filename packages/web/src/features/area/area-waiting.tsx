import { Loading } from '@hospital/ui'
import type { ReactElement } from 'react'
import type { Account } from '../../session/visitor-session.ts'
import { PartFailed } from '../../shared/lazy-part.tsx'
import { LogInAgain } from './log-in-again.tsx'
import type { AreaSession } from './use-area-session.ts'

interface AreaWaitingProps {
  readonly kind: Account['kind']
  readonly session: AreaSession
}

/** Replaces personal data while there is no session to read it with: a loading state, a request to log in, or a failure. */
export const AreaWaiting = ({ kind, session }: AreaWaitingProps): ReactElement => {
  if (session === 'expired') return <LogInAgain kind={kind} />
  return session === 'failed' ? <PartFailed /> : <Loading />
}
