import { useState } from 'react'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteAction } from '../../../personal-data/use-write-action.ts'
import { appointmentReads } from './member-appointment.ts'
import type { MemberAppointment } from './member-appointment.ts'
import { afterBooking, afterCancelling, moveRequest } from './move-result.ts'
import type { MoveStep } from './move-result.ts'
import type { FreeSlot } from './move-slots.ts'

/** A move as it goes on. */
export interface MoveControl {
  readonly step: MoveStep
  readonly busy: boolean
  /** Books a slot, and cancels the old appointment as soon as that is sure. */
  readonly move: (slot: FreeSlot) => void
  /** Cancels the old appointment, where that has not succeeded before. */
  readonly cancelOld: () => void
}

/**
 * Moves an appointment: books the new one first, and cancels the old one only when that is sure. Contract: operations
 * `createAppointment`, `deleteAppointment`.
 */
export const useMove = (personal: PersonalData, appointment: MemberAppointment): MoveControl => {
  const { code, patient } = appointment
  const [step, setStep] = useState<MoveStep>({ kind: 'choosing', problem: undefined })
  const cancelling = useWriteAction({
    personal,
    stale: appointmentReads,
    onOutcome: (outcome) => setStep(afterCancelling(outcome)),
  })
  const cancelOld = () =>
    cancelling.send(() => personal.member.deleteAppointment({ body: { kode_appointment: code, id_pasien: patient } }))
  const booking = useWriteAction({
    personal,
    stale: [...appointmentReads, 'getDoctorSlots'],
    onOutcome: (outcome) => {
      const next = afterBooking(outcome)
      setStep(next)
      if (next.kind === 'booked') cancelOld()
      // Another patient may have taken the slot.
      if (next.kind === 'choosing') void personal.queries.invalidateQueries({ queryKey: ['getDoctorSlots'] })
    },
  })
  return {
    step,
    busy: booking.busy || cancelling.busy,
    move: (slot) => {
      setStep({ kind: 'choosing', problem: undefined })
      booking.send(() => personal.member.createAppointment({ body: moveRequest(appointment, slot) }))
    },
    cancelOld,
  }
}
