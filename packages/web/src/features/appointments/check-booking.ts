import { createAppointmentConstraints } from '@hospital/sdk/constraints'
import { checkConstraints } from '../../forms/check-constraints.ts'
import { problemsOf } from '../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../forms/submission.ts'
import type { AppointmentDetails, AppointmentWish } from './load-appointment.ts'

const { keluhan } = createAppointmentConstraints

/** Characters that a complaint may hold. */
export const complaintLimit = keluhan.maxLength

/** Whether a guarantor has to be named for a way to pay, and none is known. */
const isUnknown = ({ guarantors }: AppointmentDetails['payments'][number]): boolean => guarantors?.length === 0

/** What is wrong with the last step of an appointment: who pays and what kind of visit it is have to be said. */
export const checkBooking = (
  values: FormValues,
  { payments, types }: Pick<AppointmentDetails, 'payments' | 'types'>,
): FormProblems => {
  const { jenis_pembayaran = '', kodept = '', jenis_appointment = '' } = values
  const payment = payments.find(({ value }) => value === jenis_pembayaran)
  return problemsOf({
    jenis_pembayaran: payment ? isUnknown(payment) && 'web.booking.guarantor.unknown' : 'web.booking.payment.missing',
    kodept:
      payment?.guarantors &&
      !isUnknown(payment) &&
      !payment.guarantors.some(({ value }) => value === kodept) &&
      'web.booking.guarantor.missing',
    jenis_appointment: !types.some(({ value }) => value === jenis_appointment) && 'web.booking.type.missing',
    ...checkConstraints(values, { keluhan }),
  })
}

/** The request for an appointment of a patient: what was chosen on the way, and the last step. */
export const bookingRequest = (
  patient: number,
  wish: AppointmentWish,
  { jenis_pembayaran = '', kodept, jenis_appointment = '', keluhan }: FormValues,
) => ({
  ...wish,
  jenis_pembayaran,
  jenis_appointment,
  ...(kodept && { kodept }),
  ...(keluhan && { keluhan }),
  id_pasien: patient,
})
