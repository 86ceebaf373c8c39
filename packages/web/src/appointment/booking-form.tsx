import { Button, InlineAlert, RadioGroup, SelectField, Stack, TextArea } from '@hospital/ui'
import { lazy, useState } from 'react'
import type { ReactElement } from 'react'
import { LazyPart } from '../app/lazy-part.tsx'
import { useMessage } from '../app/messages.ts'
import { FormStatus } from '../forms/form-status.tsx'
import { useField } from '../forms/use-field.ts'
import type { AppointmentDetails } from '../loaders/appointment.ts'
import type { BookedVisit } from './booked-notice.tsx'
import { complaintLimit } from './check-booking.ts'
import type { BookingOutcome } from './send-booking.ts'
import { useBooking } from './use-booking.ts'
import type { BookingControl } from './use-booking.ts'

const LogInDialog = lazy(async () => ({ default: (await import('../session/log-in-dialog.tsx')).LogInDialog }))

interface BookingFormProps {
  readonly details: AppointmentDetails
  readonly onBooked: (booked: BookedVisit) => void
}

/** The last step of an appointment: for whom, who pays, what kind of visit. */
export const BookingForm = ({ details, onBooked }: BookingFormProps): ReactElement => {
  const message = useMessage()
  const booking = useBooking(details, onBooked)
  const { submission, outcome, busy, loggingIn } = booking
  const field = useField('janji', submission)
  return (
    <>
      <form method="post" noValidate onSubmit={booking.onSubmit}>
        <Stack gap="lg">
          <FormStatus submission={submission} prefix="janji" sent="" failed="" />
          <Refusal outcome={outcome} />
          <PatientField booking={booking} />
          <PaymentFields details={details} field={field} />
          <RadioGroup {...field('jenis_appointment', 'web.booking.type')} options={details.types} />
          <TextArea {...field('keluhan', 'web.booking.complaint')} limit={complaintLimit} rows={3} optional />
          <Stack align="start">
            <Button type="submit" size="large" busy={busy}>
              {message('web.booking.submit')}
            </Button>
          </Stack>
        </Stack>
      </form>
      {loggingIn && (
        <LazyPart name="login">
          <LogInDialog reason={message('web.booking.login')} onClose={booking.onLogInClosed} onLoggedIn={booking.onLoggedIn} />
        </LazyPart>
      )}
    </>
  )
}

const Refusal = ({ outcome }: { readonly outcome: BookingOutcome | undefined }): ReactElement => {
  const message = useMessage()
  const words = () => {
    if (outcome === undefined || outcome === 'log-in' || 'booked' in outcome) return undefined
    return 'detail' in outcome ? outcome.detail : message(outcome.problem)
  }
  const text = words()
  return <div role="alert">{text !== undefined && <InlineAlert tone="warning">{text}</InlineAlert>}</div>
}

/** For whom the appointment is; where it can be for one person only there is nothing to ask. */
const PatientField = ({ booking: { patients } }: { readonly booking: BookingControl }): ReactElement | null => {
  const message = useMessage()
  const [first, ...others] = patients
  if (!first) return null
  if (others.length === 0) return <input type="hidden" name="id_pasien" value={first.id} />
  return (
    <SelectField
      label={message('web.booking.patient')}
      name="id_pasien"
      value={String(first.id)}
      options={patients.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

const PaymentFields = ({ details, field }: { readonly details: AppointmentDetails; readonly field: ReturnType<typeof useField> }): ReactElement => {
  const message = useMessage()
  const [payment, setPayment] = useState<string>()
  const guarantors = details.payments.find(({ value }) => value === payment)?.guarantors
  return (
    <>
      <RadioGroup {...field('jenis_pembayaran', 'web.booking.payment')} options={details.payments} onChange={setPayment} />
      {guarantors && <SelectField {...field('kodept', 'web.booking.guarantor')} options={guarantors} any={message('web.booking.guarantor.choose')} />}
    </>
  )
}
