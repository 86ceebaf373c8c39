import { problemsOf } from '../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../forms/submission.ts'
import type { AppointmentDetails } from './load-appointment.ts'

/** Characters that a complaint may hold; those of the contract. */
export const complaintLimit = 500

/** What is wrong with the last step of an appointment: who pays and what kind of visit it is have to be said. */
export const checkBooking = (
  { jenis_pembayaran = '', kodept = '', jenis_appointment = '', keluhan = '' }: FormValues,
  { payments, types }: Pick<AppointmentDetails, 'payments' | 'types'>,
): FormProblems => {
  const payment = payments.find(({ value }) => value === jenis_pembayaran)
  return problemsOf({
    jenis_pembayaran: !payment && 'web.booking.payment.missing',
    kodept:
      payment?.guarantors &&
      !payment.guarantors.some(({ value }) => value === kodept) &&
      'web.booking.guarantor.missing',
    jenis_appointment: !types.some(({ value }) => value === jenis_appointment) && 'web.booking.type.missing',
    keluhan: keluhan.length > complaintLimit && 'web.form.tooLong',
  })
}
