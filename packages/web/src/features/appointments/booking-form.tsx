import { Button, InlineAlert, Loading, RadioGroup, SectionError, SelectField, Stack, TextArea } from '@hospital/ui'
import { lazy, useState } from 'react'
import type { ReactElement } from 'react'
import { formStatusId } from '../../forms/form-notice.tsx'
import { useField } from '../../forms/use-field.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { WriteStatus } from '../../personal-data/write-status.tsx'
import { LazyPart } from '../../shared/lazy-part.tsx'
import type { BookingHandover } from './booking-handover.ts'
import { complaintLimit } from './check-booking.ts'
import type { AppointmentDetails } from './load-appointment.ts'
import type { Booked } from './send-booking.ts'
import { useBooking } from './use-booking.ts'

const BookingPatients = lazy(async () => ({ default: (await import('./booking-patients.tsx')).BookingPatients }))
const LogInDialog = lazy(async () => ({ default: (await import('../../session/log-in-dialog.tsx')).LogInDialog }))

interface BookingFormProps {
  readonly details: AppointmentDetails
  readonly onBooked: (booked: Booked, bring: string | undefined) => void
}

/** The last step of an appointment: for whom, who pays, what kind of visit. */
export const BookingForm = ({ details, onBooked }: BookingFormProps): ReactElement => {
  const message = useMessage()
  const booking = useBooking(details, onBooked)
  const { submission, session, start } = booking
  const field = useField('janji', submission)
  return (
    <>
      <form method="post" action={`${details.action}#${formStatusId('janji')}`} noValidate onSubmit={booking.onSubmit}>
        <Stack gap="lg">
          <WriteStatus form={booking} prefix="janji" />
          <noscript>
            <InlineAlert>{message('web.booking.noScript')}</InlineAlert>
          </noscript>
          {session && (
            <LazyPart name="patients" waiting={<Loading />}>
              <BookingPatients
                // The field holds its own choice: what is known replaces that of the first rendering.
                key={start?.patient}
                account={session.account}
                patient={booking.patient}
                onPatient={booking.onPatient}
                error={field('id_pasien', 'web.booking.patient').error}
              />
            </LazyPart>
          )}
          <PaymentFields
            // Fields hold their own values: what is known replaces those of the first rendering.
            key={start?.payment}
            details={details}
            known={start}
            field={field}
          />
          <RadioGroup {...field('jenis_appointment', 'web.booking.type')} options={details.types} />
          <TextArea {...field('keluhan', 'web.booking.complaint')} limit={complaintLimit} rows={3} optional />
          <Stack align="start">
            <Button type="submit" size="large" busy={booking.busy}>
              {message('web.booking.submit')}
            </Button>
          </Stack>
        </Stack>
      </form>
      {booking.loggingIn && (
        <LazyPart name="login">
          <LogInDialog
            reason={message('web.booking.login')}
            onClose={booking.onLogInClosed}
            onLoggedIn={booking.onLoggedIn}
          />
        </LazyPart>
      )}
    </>
  )
}

interface PaymentFieldsProps {
  readonly details: Pick<AppointmentDetails, 'payments' | 'action'>
  readonly known: BookingHandover | undefined
  readonly field: ReturnType<typeof useField>
}

const PaymentFields = ({ details: { payments, action }, known, field }: PaymentFieldsProps): ReactElement => {
  const message = useMessage()
  const [way, payer] = [field('jenis_pembayaran', 'web.booking.payment'), field('kodept', 'web.booking.guarantor')]
  const [payment, setPayment] = useState(way.value ?? known?.payment)
  const guarantors = payments.find(({ value }) => value === payment)?.guarantors
  return (
    <>
      <RadioGroup {...way} value={way.value ?? known?.payment} options={payments} onChange={setPayment} />
      {guarantors?.length === 0 && (
        <SectionError
          title={message('web.booking.guarantor.failed')}
          message={message('web.booking.guarantor.instead')}
          retryHref={action}
        />
      )}
      {guarantors && guarantors.length > 0 && (
        <SelectField
          {...payer}
          value={payer.value ?? known?.guarantor}
          options={guarantors}
          any={message('web.booking.guarantor.choose')}
        />
      )}
    </>
  )
}
