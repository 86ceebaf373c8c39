import type { CompanyComponents } from '@hospital/sdk/company'
import { formatDate, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { useToday } from '../../../shared/use-server-now.ts'
import { validityMessage } from './validity.ts'

interface EndedConclusionProps {
  readonly checkup: CompanyComponents['schemas']['EmployeeMcu']
}

/** Says that a conclusion is no longer valid. Nothing for a valid one. */
export const EndedConclusion = ({
  checkup: { kesimpulan, berlaku_sampai: until },
}: EndedConclusionProps): ReactElement | null => {
  const message = useMessage()
  const locale = useLocale()
  const today = useToday()
  if (!until) return null
  const { text, ended } = validityMessage(kesimpulan, until, today)
  if (!ended) return null
  return (
    <Text as="span" size="caption">
      {message(text, { date: formatDate(until, locale, 'short') })}
    </Text>
  )
}
