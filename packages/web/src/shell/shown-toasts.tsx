import { Toasts } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'

interface FailureToastsProps {
  /** A number for each failure. */
  readonly failures: readonly number[]
  readonly onDismiss: (failure: number) => void
}

/** The toasts of failures. */
export const FailureToasts = ({ failures, onDismiss }: FailureToastsProps): ReactElement => {
  const message = useMessage()
  return <Toasts toasts={failures.map((id) => ({ id, text: message('web.toast.error') }))} onDismiss={onDismiss} />
}

/** A toast that says that the visitor is logged out. */
export const LoggedOutMessage = ({ onDismiss }: { readonly onDismiss: () => void }): ReactElement => (
  <Toasts toasts={[{ id: 1, text: useMessage()('web.loggedOut') }]} onDismiss={onDismiss} />
)
