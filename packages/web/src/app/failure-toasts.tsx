import { Toasts, useToasts } from '@hospital/ui'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from './messages.ts'

/** The toasts of failures: one for each time that `failures` grows. */
export const FailureToasts = ({ failures }: { readonly failures: number }): ReactElement => {
  const message = useMessage()
  const { toasts, show, dismiss } = useToasts()
  useEffect(() => show(message('web.toast.error')), [failures, message, show])
  return <Toasts toasts={toasts} onDismiss={dismiss} />
}
