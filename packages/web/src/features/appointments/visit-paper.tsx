import { formatDate, PrintHead, useLocale } from '@hospital/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { qrCode } from '../../shared/loading/qr-code.ts'
import { useShell } from '../../shell/shell-context.ts'

interface VisitPaperProps {
  /** Default: the group. */
  readonly hospital: string | undefined
  readonly address: string | undefined
  /** The code of the appointment. */
  readonly code: string
}

/** Only on the paper of an appointment: its place, the day of printing, and its code for the counter. */
export const VisitPaper = ({ hospital, address, code }: VisitPaperProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { siteName, today } = useShell()
  const lines = [address, message('web.print.asOf', { date: formatDate(today, locale) })].flatMap((line) => line || [])
  return (
    <PrintHead
      name={hospital ?? siteName}
      lines={lines}
      words={message('web.booking.code', { code })}
      code={useMemo(() => qrCode(code), [code])}
      label={message('web.booking.code.qr')}
    />
  )
}
