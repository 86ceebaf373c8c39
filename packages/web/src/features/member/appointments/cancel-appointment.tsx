import { ConfirmDialog, formatDate, formatHours, InlineAlert, Stack, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { NoticeWords } from '../../../personal-data/notice-words.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteAction } from '../../../personal-data/use-write-action.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { appointmentReads } from './member-appointment.ts'
import type { MemberAppointment } from './member-appointment.ts'
import type { TaskNotice } from './task-notice.ts'

interface CancelAppointmentProps {
  readonly personal: PersonalData
  readonly appointment: MemberAppointment
  /** Called when the dialog has been left, with what is to be said of it. */
  readonly onEnd: (notice?: TaskNotice) => void
}

/** Asks whether to cancel an appointment, says what follows from it, and cancels it. Contract: operation `deleteAppointment`. */
export const CancelAppointment = ({ personal, appointment, onEnd }: CancelAppointmentProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { code, patient, day, from, to, doctor } = appointment
  const [problem, setProblem] = useState<WriteProblems['notice']>()
  const values = { doctor: doctor.name, day: formatDate(day, locale, 'weekday'), time: formatHours(from, to, locale) }
  const cancelling = useWriteAction({
    personal,
    stale: appointmentReads,
    onOutcome: (outcome) => {
      if (outcome.kind === 'done') return onEnd({ tone: 'good', text: 'web.member.appointments.cancelled', values })
      // Whether it is still there is in the list, which is read again.
      if (outcome.kind === 'unknown')
        return onEnd({ tone: 'warning', text: 'web.member.appointments.cancel.unknown', values })
      return setProblem(
        writeProblems(outcome, [], { unknown: 'web.member.appointments.cancel.unknown' }).notice ?? {
          id: 'web.action.failed',
        },
      )
    },
  })
  const answer = (yes: boolean) => {
    if (!yes) {
      cancelling.forget()
      return onEnd()
    }
    setProblem(undefined)
    return cancelling.send(() =>
      personal.member.deleteAppointment({ body: { kode_appointment: code, id_pasien: patient } }),
    )
  }
  return (
    <ConfirmDialog
      open
      title={message('web.member.appointments.cancel.title')}
      yes={message('web.member.appointments.cancel.yes')}
      no={message('web.member.appointments.cancel.no')}
      busy={cancelling.busy}
      onAnswer={answer}
    >
      <Stack>
        <span>{message('web.member.appointments.cancel.text', values)}</span>
        <span>{message('web.member.appointments.cancel.follows')}</span>
        {problem && (
          <InlineAlert tone="warning" live>
            <NoticeWords notice={problem} />
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
