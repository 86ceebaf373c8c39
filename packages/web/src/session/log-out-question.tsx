import { lazy } from 'react'
import type { ReactElement } from 'react'
import { LazyPart } from '../shared/lazy-part.tsx'

const LogOutDialog = lazy(async () => ({ default: (await import('./log-out-dialog.tsx')).LogOutDialog }))

/** The question before the session ends. Its code is fetched when it is asked. */
export const LogOutQuestion = ({ onClose }: { readonly onClose: () => void }): ReactElement => (
  <LazyPart name="logout">
    <LogOutDialog onClose={onClose} />
  </LazyPart>
)
