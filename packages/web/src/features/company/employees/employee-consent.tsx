import type { CompanyComponents } from '@hospital/sdk/company'
import { Card, formatDate, formatDateTime, Heading, Text, useLocale } from '@hospital/ui'
import { BulletList } from '@hospital/ui/employees'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { consentSentence, isGiven, scopeWords } from '../area/consent.ts'

interface EmployeeConsentProps {
  readonly consent: CompanyComponents['schemas']['Consent']
  readonly today: string
}

/** What an employee lets the company see, in words. */
export const EmployeeConsent = ({ consent, today }: EmployeeConsentProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { berlaku_sampai: until, diberikan_pada: since, cakupan: scopes } = consent
  return (
    <Card>
      <Heading level={2} size={4}>
        {message('web.company.consent.title')}
      </Heading>
      <Text as="strong">{message(consentSentence(consent, today))}</Text>
      {isGiven(consent, today) && (
        <>
          <BulletList items={scopes.map((scope) => message(scopeWords[scope]))} />
          {until !== null && <p>{message('web.company.consent.until', { date: formatDate(until, locale) })}</p>}
          {since !== null && <p>{message('web.company.consent.since', { date: formatDateTime(since, locale) })}</p>}
        </>
      )}
      <Text tone="muted">{message('web.company.consent.always')}</Text>
    </Card>
  )
}
