import { formatDate, PrintHead, useLocale } from '@hospital/ui'
import type { QrCode } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { useShell } from './shell-context.ts'

/** The address of a page that is printed, as text and as a code. */
export interface PrintedAddress {
  readonly url: string
  readonly code: QrCode
}

/** For paper only: the name and the address of the hospital group, the day, and the address of the page. */
export const SitePrintHead = ({ url, code }: PrintedAddress): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { siteName, footer, today } = useShell()
  const { address, phone } = footer.contact
  const lines = [address, phone, message('web.print.asOf', { date: formatDate(today, locale) })].flatMap(
    (line) => line || [],
  )
  return <PrintHead name={siteName} lines={lines} words={url} code={code} />
}
