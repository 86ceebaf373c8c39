import { Toasts } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'

/** That the visitor is logged out. */
export const LoggedOutMessage = ({ onDismiss }: { readonly onDismiss: () => void }): ReactElement => (
  <Toasts toasts={[{ id: 1, text: useMessage()('web.loggedOut') }]} onDismiss={onDismiss} />
)
