import { Button, InlineAlert, Loading, RadioGroup, SelectField, Stack, TextArea } from '@hospital/ui'
import { lazy, useState } from 'react'
import type { ReactElement } from 'react'
import { formStatusId, FormNotice } from '../../forms/form-notice.tsx'
import { FormStatus } from '../../forms/form-status.tsx'
import type { Submission } from '../../forms/submission.ts'
import { useField } from '../../forms/use-field.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'
import type { BookingHandover } from './booking-handover.ts'
import { complaintLimit } from './check-booking.ts'
import type { AppointmentDetails } from './load-appointment.ts'
import type { Booked, BookingOutcome } from './send-booking.ts'
import { useBooking } from './use-booking.ts'
import { useHandover } from './use-handover.ts'

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
  const { submission, outcome, busy, session, loggingIn } = booking
  const field = useField('janji', submission)
  const known = useHandover()
  return (
    <>
      <form method="post" action={`${details.action}#${noticeId}`} noValidate onSubmit={booking.onSubmit}>
        <Stack gap="lg">
          <FormStatus submission={submission} prefix="janji" sent="" />
          <Refusal outcome={outcome ?? (submission?.status === 'unsupported' ? submission : undefined)} />
          {session && (
            <LazyPart name="patients" waiting={<Loading />}>
              <BookingPatients
                key={known?.patient}
                account={session.account}
                patient={known?.patient}
                error={field('id_pasien', 'web.booking.patient').error}
              />
            </LazyPart>
          )}
          <PaymentFields
            // Fields hold their own values: what is known replaces those of the first rendering.
            key={known?.payment}
            details={details}
            submission={submission}
            known={known}
            field={field}
          />
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

const noticeId = formStatusId('janji-temu')

/** Why no appointment was made, and, if no script runs, how one is made then. */
const Refusal = ({
  outcome,
}: {
  readonly outcome: BookingOutcome | Extract<Submission, { status: 'unsupported' }> | undefined
}): ReactElement => {
  const message = useMessage()
  const isUnsent = outcome !== undefined && outcome !== 'log-in' && 'status' in outcome
  const words = () => {
    if (outcome === undefined || outcome === 'log-in' || 'booked' in outcome) return ''
    if ('status' in outcome) return message('web.booking.unsent.next')
    // What is wrong with a field is said beside it.
    return 'problem' in outcome ? message(outcome.problem, outcome.values) : outcome.detail
  }
  const text = words()
  return (
    <div id={noticeId}>
      <Stack gap="sm">
        <FormNotice outcome={text !== '' && typeof outcome === 'object' ? outcome : undefined}>
          {text !== '' && (
            <InlineAlert tone="warning" title={isUnsent ? message('web.booking.unsent') : undefined}>
              {text}
            </InlineAlert>
          )}
        </FormNotice>
        <noscript>
          <InlineAlert>{message('web.booking.noScript')}</InlineAlert>
        </noscript>
      </Stack>
    </div>
  )
}

interface PaymentFieldsProps {
  readonly details: AppointmentDetails
  readonly submission: Submission | undefined
  readonly known: BookingHandover | undefined
  readonly field: ReturnType<typeof useField>
}

const PaymentFields = ({ details, submission, known, field }: PaymentFieldsProps): ReactElement => {
  const message = useMessage()
  const [payment, setPayment] = useState(
    submission && 'values' in submission ? submission.values['jenis_pembayaran'] : known?.payment,
  )
  const guarantors = details.payments.find(({ value }) => value === payment)?.guarantors
  const [way, payer] = [field('jenis_pembayaran', 'web.booking.payment'), field('kodept', 'web.booking.guarantor')]
  return (
    <>
      <RadioGroup {...way} value={way.value ?? known?.payment} options={details.payments} onChange={setPayment} />
      {guarantors && (
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
