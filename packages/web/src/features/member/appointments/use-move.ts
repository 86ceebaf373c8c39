import type { MemberComponents } from '@hospital/sdk/member'
import { appointmentReads } from '../../../personal-data/appointments.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import { moveRequest, moveStep } from './move-result.ts'
import type { MoveStep } from './move-result.ts'
import type { FreeSlot } from './move-slots.ts'

type Answer = MemberComponents['schemas']['AppointmentSuccess']

/** The state of a move, and its actions. */
export interface MoveControl {
  readonly step: MoveStep
  readonly busy: boolean
  /** Books a slot, and cancels the old appointment once the booking is sure. */
  readonly move: (slot: FreeSlot) => void
  /** Closes the old appointment, if the first attempt failed. */
  readonly cancelOld: () => void
}

/**
 * Moves an appointment: books the new one first, and closes the old one only when that is sure. The closing names the new one, so that the
 * guarantor documents move along. Contract: operations `createAppointment`, `deleteAppointment`.
 */
export const useMove = (personal: PersonalData, appointment: Appointment): MoveControl => {
  const { kode_appointment, pasien } = appointment
  const unknown = 'web.member.appointments.move.unsure'
  const closing = useWrite<Answer, string>({
    personal,
    call: (newCode) =>
      personal.member.deleteAppointment({
        body: { kode_appointment, id_pasien: pasien.id, kode_appointment_baru: newCode },
      }),
    stale: appointmentReads,
    unknown,
  })
  const booking = useWrite<Answer, FreeSlot>({
    personal,
    call: (slot) => personal.member.createAppointment({ body: moveRequest(appointment, slot) }),
    stale: [...appointmentReads, 'getDoctorSlots'],
    unknown,
    onDone: ({ data }) => closing.send(data.kode_appointment),
    onUndone: ({ kind }) => {
      // Another patient may have taken the slot.
      if (kind !== 'unknown') void personal.queries.invalidateQueries({ queryKey: ['getDoctorSlots'] })
    },
  })
  const { outcome } = booking
  return {
    step: moveStep(outcome, closing.outcome),
    busy: booking.busy || closing.busy,
    move: booking.send,
    cancelOld: () => {
      if (outcome?.kind === 'done') closing.send(outcome.data.data.kode_appointment)
    },
  }
}
