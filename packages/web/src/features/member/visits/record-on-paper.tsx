import { formatDate, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { useToday } from '../../../shared/use-server-now.ts'

/** On paper alone: the medical record that a list is from, and the day of printing. A doctor elsewhere reads both. */
export const RecordOnPaper = ({ recordNumber }: { readonly recordNumber: string }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const day = formatDate(useToday(), locale)
  return (
    <div data-print="only">
      <Text size="caption">{message('web.member.visits.onPaper', { number: recordNumber, day })}</Text>
    </div>
  )
}
