import { Dialog, formatDate, Stack, Text, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { HandInDocument } from '../documents/hand-in-document.tsx'
import type { MemberAppointment } from './member-appointment.ts'

interface HandInForProps {
  readonly personal: PersonalData
  readonly appointment: MemberAppointment
  readonly onEnd: () => void
}

/** Hands in documents of the guarantor for one appointment. */
export const HandInFor = ({ personal, appointment, onEnd }: HandInForProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [isSending, setSending] = useState(false)
  const { code, patient, guarantor, day } = appointment
  return (
    <Dialog open locked={isSending} onClose={onEnd} title={message('web.member.appointments.handIn')}>
      <Stack>
        <Text>
          {message('web.member.appointments.handIn.text', {
            guarantor: guarantor?.name ?? '',
            day: formatDate(day, locale, 'weekday'),
          })}
        </Text>
        <HandInDocument personal={personal} patient={patient} appointment={code} onSending={setSending} />
      </Stack>
    </Dialog>
  )
}
