import { ContactButtons, Heading, Inline, LinkButton, Stack, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { ResultsHospital } from './load-results.ts'

interface NextStepsProps {
  /** Undefined if the hospital is no longer in the list of hospitals. */
  readonly hospital: ResultsHospital | undefined
  /** The doctor who asked for the examination; undefined if the hospital does not say. */
  readonly doctor: string | undefined
  /** Whether an appointment is soon enough. */
  readonly canWait: boolean
}

/**
 * The next steps after a result: an appointment at its hospital, or a question to the hospital. The contract gives the name of the doctor
 * who asked for it but no link, so the patient chooses the doctor in the booking.
 */
export const NextSteps = ({ hospital, doctor, canWait }: NextStepsProps): ReactElement | null => {
  const message = useMessage()
  const locale = useLocale()
  if (!canWait && !hospital?.phone && !hospital?.whatsapp) return null
  return (
    <section data-print="hide">
      <Stack gap="sm">
        <Heading level={3} size={4}>
          {message('web.results.next')}
        </Heading>
        {doctor !== undefined && <Text>{message('web.results.next.doctor', { doctor })}</Text>}
        <Inline>
          {canWait && (
            <LinkButton
              icon="calendar"
              href={href(locale, 'appointmentCreation', undefined, hospital && { rs: hospital.code })}
            >
              {message('web.results.spokenBook')}
            </LinkButton>
          )}
          {hospital && (
            <ContactButtons
              name={hospital.name}
              phone={hospital.phone}
              whatsapp={hospital.whatsapp}
              text={message('web.results.next.question')}
            />
          )}
        </Inline>
      </Stack>
    </section>
  )
}
