import { Button, InlineAlert, RadioGroup, SelectField, Stack, TextArea } from '@hospital/ui'
import { lazy, useState } from 'react'
import type { ReactElement } from 'react'
import { formStatusId, FormNotice } from '../../forms/form-notice.tsx'
import { FormStatus } from '../../forms/form-status.tsx'
import type { Submission } from '../../forms/submission.ts'
import { useField } from '../../forms/use-field.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'
import { complaintLimit } from './check-booking.ts'
import type { AppointmentDetails } from './load-appointment.ts'
import type { Booked, BookingOutcome } from './send-booking.ts'
import { useBooking } from './use-booking.ts'
import type { BookingControl } from './use-booking.ts'

const LogInDialog = lazy(async () => ({ default: (await import('../../session/log-in-dialog.tsx')).LogInDialog }))

interface BookingFormProps {
  readonly details: AppointmentDetails
  readonly onBooked: (booked: Booked, bring: string | undefined) => void
}

/** The last step of an appointment: for whom, who pays, what kind of visit. */
export const BookingForm = ({ details, onBooked }: BookingFormProps): ReactElement => {
  const message = useMessage()
  const booking = useBooking(details, onBooked)
  const { submission, outcome, busy, loggingIn } = booking
  const field = useField('janji', submission)
  return (
    <>
      <form method="post" action={`${details.action}#${noticeId}`} noValidate onSubmit={booking.onSubmit}>
        <Stack gap="lg">
          <FormStatus submission={submission} prefix="janji" sent="" />
          <Refusal outcome={outcome ?? (submission?.status === 'unsupported' ? submission : undefined)} />
          <PatientField booking={booking} />
          <PaymentFields details={details} submission={submission} field={field} />
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
  const refusal = outcome === 'log-in' || (outcome && 'booked' in outcome) ? undefined : outcome
  const words = () => {
    if (!refusal) return undefined
    if ('status' in refusal) return message('web.booking.unsent.next')
    return 'detail' in refusal ? refusal.detail : message(refusal.problem, refusal.values)
  }
  return (
    <div id={noticeId}>
      <Stack gap="sm">
        <FormNotice outcome={refusal}>
          {refusal && (
            <InlineAlert tone="warning" title={'status' in refusal ? message('web.booking.unsent') : undefined}>
              {words()}
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

interface PaymentFieldsProps {
  readonly details: AppointmentDetails
  readonly submission: Submission | undefined
  readonly field: ReturnType<typeof useField>
}

const PaymentFields = ({ details, submission, field }: PaymentFieldsProps): ReactElement => {
  const message = useMessage()
  const [payment, setPayment] = useState(
    submission && 'values' in submission ? submission.values['jenis_pembayaran'] : undefined,
  )
  const guarantors = details.payments.find(({ value }) => value === payment)?.guarantors
  return (
    <>
      <RadioGroup
        {...field('jenis_pembayaran', 'web.booking.payment')}
        options={details.payments}
        onChange={setPayment}
      />
      {guarantors && (
        <SelectField
          {...field('kodept', 'web.booking.guarantor')}
          options={guarantors}
          any={message('web.booking.guarantor.choose')}
        />
      )}
    </>
  )
}
