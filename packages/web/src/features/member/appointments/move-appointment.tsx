import { ContactButtons, Dialog, formatDate, formatHours, InlineAlert, Stack, Text, useLocale } from '@hospital/ui'
import type { ContactButtonsProps, Locale } from '@hospital/ui'
import { Button } from '@hospital/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { NoticeWords } from '../../../personal-data/write-notice.tsx'
import { useServerNow } from '../../../shared/use-server-now.ts'
import type { MoveStep } from './move-result.ts'
import type { FreeSlot } from './move-slots.ts'
import { SlotChoice } from './slot-choice.tsx'
import { useMove } from './use-move.ts'

interface MoveAppointmentProps {
  readonly personal: PersonalData
  readonly appointment: Appointment
  /** The contact of the hospital, for what the patient cannot do here. */
  readonly contact: ContactButtonsProps | undefined
  readonly onEnd: (notice?: End) => void
}

/** The notice above the list after the dialog is closed. */
const noticeOf = (step: MoveStep): End | undefined => {
  switch (step.kind) {
    case 'moved':
      return {
        tone: step.documentsLeft ? 'warning' : 'good',
        text: step.documentsLeft ? 'web.member.appointments.move.doneDocuments' : 'web.member.appointments.move.done',
      }
    case 'unsure':
      return { tone: 'warning', text: 'web.member.appointments.move.unsure' }
    case 'both':
      return { tone: 'warning', text: 'web.member.appointments.move.both' }
    // The answer to the cancelling is lost, or waits for a log-in.
    case 'booked':
    case 'perhaps-both':
      return { tone: 'warning', text: 'web.member.appointments.move.perhapsBoth' }
    case 'choosing':
      return undefined
  }
}

/** The current day and time of an appointment, in words. */
const oldTime = ({ tanggal, jam, jam_selesai, dokter }: Appointment, locale: Locale) => ({
  doctor: dokter.nama,
  day: formatDate(tanggal, locale, 'weekday'),
  time: formatHours(jam, jam_selesai, locale),
})

/** Moves an appointment to another day. The old one stays until the new one is sure. */
export const MoveAppointment = (props: MoveAppointmentProps): ReactElement => {
  const { personal, appointment, onEnd } = props
  const message = useMessage()
  const locale = useLocale()
  const { step, busy, move, cancelOld } = useMove(personal, appointment)
  const [slot, setSlot] = useState<FreeSlot>()
  const end = useEffectEvent(() => onEnd(noticeOf(step)))
  const isOver = step.kind === 'moved' || step.kind === 'unsure'
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const isChoosing = step.kind === 'choosing'
  return (
    <Dialog
      open
      locked={busy}
      onClose={() => onEnd(noticeOf(step))}
      title={message('web.member.appointments.move.title')}
      footer={
        isChoosing ? (
          slot && (
            <Button busy={busy} onClick={() => move(slot)}>
              {message('web.member.appointments.move.submit', { day: formatDate(slot.tanggal, locale) })}
            </Button>
          )
        ) : (
          <Button busy={busy} onClick={cancelOld}>
            {message('web.member.appointments.move.cancelOld')}
          </Button>
        )
      }
    >
      <Stack>
        <Text>{message('web.member.appointments.move.old', oldTime(appointment, locale))}</Text>
        <StepNotice step={step} />
        {isChoosing && <NewTime {...props} onChoose={setSlot} />}
      </Stack>
    </Dialog>
  )
}

interface NewTimeProps extends Omit<MoveAppointmentProps, 'onEnd'> {
  readonly onChoose: (slot: FreeSlot | undefined) => void
}

/** The costs of a move, the free times, and the contact of the hospital if no time is suitable. */
const NewTime = ({ personal, appointment, contact, onChoose }: NewTimeProps): ReactElement => {
  const message = useMessage()
  const { day } = oldTime(appointment, useLocale())
  return (
    <>
      <Text tone="muted">{message('web.member.appointments.move.safe')}</Text>
      <Costs appointment={appointment} />
      <SlotChoice personal={personal} appointment={appointment} now={useServerNow()} onChoose={onChoose} />
      <Text tone="muted">{message('web.member.appointments.move.sameDay', { day })}</Text>
      {contact && <ContactButtons {...contact} />}
    </>
  )
}

/** The changes that a move makes to the appointment, shown before the move. */
const Costs = ({
  appointment: { status, dokumen_penjamin: documents },
}: Pick<MoveAppointmentProps, 'appointment'>): ReactElement | null => {
  const message = useMessage()
  const costs = [
    status === 'approved' && message('web.member.appointments.move.costsConfirmation'),
    documents.length > 0 && message('web.member.appointments.move.documents', { count: documents.length }),
  ].filter((cost) => cost !== false)
  return costs.length === 0 ? null : (
    <InlineAlert title={message('web.member.appointments.move.costs')}>{costs.join(' ')}</InlineAlert>
  )
}

/** Says what went wrong, and announces it when it appears. */
const StepNotice = ({ step }: { readonly step: MoveStep }): ReactElement | null => {
  const message = useMessage()
  const problem = 'problem' in step ? step.problem : undefined
  if (step.kind === 'both' || step.kind === 'perhaps-both')
    return (
      <InlineAlert
        tone="warning"
        live
        title={message(
          step.kind === 'both' ? 'web.member.appointments.move.both' : 'web.member.appointments.move.perhapsBoth',
        )}
      >
        {problem ? <NoticeWords notice={problem} /> : message('web.member.appointments.move.bothNext')}
      </InlineAlert>
    )
  return problem === undefined ? null : (
    <InlineAlert tone="warning" live>
      <NoticeWords notice={problem} />
    </InlineAlert>
  )
}
