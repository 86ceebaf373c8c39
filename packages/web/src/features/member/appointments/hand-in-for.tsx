import { Dialog, formatDate, Stack, Text, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { HandInDocument } from '../documents/hand-in-document.tsx'

interface HandInForProps {
  readonly personal: PersonalData
  readonly appointment: Appointment
  readonly onEnd: () => void
}

/** Hands in documents of the guarantor for one appointment. */
export const HandInFor = ({ personal, appointment, onEnd }: HandInForProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [isSending, setSending] = useState(false)
  const { kode_appointment: code, pasien, penjamin, tanggal } = appointment
  return (
    <Dialog open locked={isSending} onClose={onEnd} title={message('web.member.appointments.handIn')}>
      <Stack>
        <Text>
          {message('web.member.appointments.handIn.text', {
            guarantor: penjamin?.nama ?? '',
            day: formatDate(tanggal, locale, 'weekday'),
          })}
        </Text>
        <HandInDocument personal={personal} patient={pasien.id} appointment={code} onSending={setSending} />
      </Stack>
    </Dialog>
  )
}
