import type { MemberComponents } from '@hospital/sdk/member'
import { useState } from 'react'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteAction } from '../../../personal-data/use-write-action.ts'
import { appointmentReads } from './member-appointment.ts'
import type { MemberAppointment } from './member-appointment.ts'
import { afterBooking, afterCancelling, moveRequest } from './move-result.ts'
import type { MoveStep } from './move-result.ts'
import type { FreeSlot } from './move-slots.ts'

type Answer = MemberComponents['schemas']['AppointmentSuccess']

/** A move as it goes on. */
export interface MoveControl {
  readonly step: MoveStep
  readonly busy: boolean
  /** Books a slot, and cancels the old appointment as soon as that is sure. */
  readonly move: (slot: FreeSlot) => void
  /** Closes the old appointment, where that has not succeeded before. */
  readonly cancelOld: () => void
}

/**
 * Moves an appointment: books the new one first, and closes the old one only when that is sure, naming the new one, so that guarantor
 * documents go along. Contract: operations `createAppointment`, `deleteAppointment`.
 */
export const useMove = (personal: PersonalData, appointment: MemberAppointment): MoveControl => {
  const { code, patient } = appointment
  const [step, setStep] = useState<MoveStep>({ kind: 'choosing', problem: undefined })
  /** The code of the new appointment. */
  const [replacement, setReplacement] = useState<string>()
  const closing = useWriteAction<Answer>({
    personal,
    stale: appointmentReads,
    onOutcome: (outcome) => setStep(afterCancelling(outcome)),
  })
  const close = (newCode: string) =>
    closing.send(() =>
      personal.member.deleteAppointment({
        body: { kode_appointment: code, id_pasien: patient, kode_appointment_baru: newCode },
      }),
    )
  const booking = useWriteAction<Answer>({
    personal,
    stale: [...appointmentReads, 'getDoctorSlots'],
    onOutcome: (outcome) => {
      const next = afterBooking(outcome)
      setStep(next)
      if (outcome.kind === 'done') {
        const { kode_appointment: newCode } = outcome.data.data
        setReplacement(newCode)
        close(newCode)
      }
      // Another patient may have taken the slot.
      if (next.kind === 'choosing') void personal.queries.invalidateQueries({ queryKey: ['getDoctorSlots'] })
    },
  })
  return {
    step,
    busy: booking.busy || closing.busy,
    move: (slot) => {
      setStep({ kind: 'choosing', problem: undefined })
      booking.send(() => personal.member.createAppointment({ body: moveRequest(appointment, slot) }))
    },
    cancelOld: () => {
      if (replacement !== undefined) close(replacement)
    },
  }
}
