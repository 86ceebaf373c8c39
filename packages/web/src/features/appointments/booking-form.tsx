import {
  Button,
  DescriptionList,
  formatDate,
  GuestsOnly,
  Heading,
  InlineAlert,
  Link,
  Stack,
  Text,
  useLocale,
  VisuallyHidden,
} from '@hospital/ui'
import { lazy, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { firstValues } from '../../forms/fields.ts'
import { FormFields } from '../../forms/form-fields.tsx'
import { FormNotice, formStatusId } from '../../forms/form-notice.tsx'
import { digits, grouped } from '../../forms/grouped-digits.ts'
import type { FormValues } from '../../forms/submission.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { WriteStatus } from '../../personal-data/write-status.tsx'
import { href } from '../../routes/href.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'
import type { AppointmentData, AppointmentDetails } from './appointment-data.ts'
import { bookingFields } from './booking-fields.tsx'
import type { BookingHandover, KnownPayer } from './booking-handover.ts'
import type { ExistingVisit } from './existing-visit.ts'
import { payerInForm, paymentIn } from './payers.ts'
import type { Booked } from './send-booking.ts'
import { timeWords } from './time-words.ts'
import { useBooking } from './use-booking.ts'
import type { BookingControl } from './use-booking.ts'
import { useBpjsNumber } from './use-bpjs-number.ts'

const LogInDialog = lazy(async () => ({ default: (await import('../../session/log-in-dialog.tsx')).LogInDialog }))

/**
 * The payer at first: from the handover, or else the one of the person's last appointment. A choice that the visitor made before that is
 * known stays.
 */
const useKnownPayer = ({ payments }: AppointmentDetails, start: BookingHandover | undefined) => {
  const [last, setLast] = useState<KnownPayer>()
  const isFixed = useRef(false)
  return {
    payer: payerInForm(payments, start?.payment === undefined ? (last ?? {}) : start),
    onPayer: (payer: KnownPayer | undefined) => {
      if (!isFixed.current) setLast(payer)
    },
    fix: () => {
      isFixed.current = true
    },
  }
}

interface BookingFormProps {
  readonly details: AppointmentDetails
  /** The choices of the steps before this one, in words. */
  readonly chosen: AppointmentData['chosen']
  readonly onBooked: (booked: Booked, bring: string | undefined) => void
}

/** The fields of the last step, with the known data of the patient and the typed values. */
const useBookingFields = (details: AppointmentDetails, booking: BookingControl) => {
  const { submission, session } = booking
  const [changes, setChanges] = useState<FormValues>({})
  const { payer, onPayer, fix } = useKnownPayer(details, booking.start)
  const { number, ...bpjs } = useBpjsNumber()
  const fields = bookingFields(details, {
    ...booking,
    ...bpjs,
    account: session?.account,
    action: details.action,
    payer,
    onPayer,
  })
  const typed = submission && 'values' in submission ? submission.values : {}
  const values = { ...firstValues(fields), ...typed, ...changes }
  const set = (more: FormValues) => {
    fix()
    setChanges((before) => ({ ...before, ...more }))
  }
  return { fields, form: { submission, values, set }, bpjsNumber: grouped(digits(number)) }
}

/** The last step of an appointment: the patient, the payer, the kind of visit. */
export const BookingForm = ({ details, chosen, onBooked }: BookingFormProps): ReactElement => {
  const message = useMessage()
  const booking = useBooking(details, onBooked)
  const { fields, form, bpjsNumber } = useBookingFields(details, booking)
  return (
    <>
      <form method="post" action={`${details.action}#${formStatusId('janji')}`} noValidate onSubmit={booking.onSubmit}>
        <Stack gap="lg">
          <BookingStatus booking={booking} />
          <noscript>
            <InlineAlert>{message('web.booking.noScript')}</InlineAlert>
          </noscript>
          {!booking.session && <LogInFirst onLogIn={booking.logInFirst} />}
          <FormFields form={form} prefix="janji" fields={fields} />
          <Summary details={details} chosen={chosen} values={form.values} bpjsNumber={bpjsNumber} />
          <Stack align="start">
            <Button type="submit" size="large" busy={booking.busy}>
              {message('web.booking.submit')}
            </Button>
          </Stack>
        </Stack>
      </form>
      {booking.loggingIn && <LogIn booking={booking} />}
    </>
  )
}

interface BookingPartProps {
  readonly booking: BookingControl
}

/** How the last attempt ended, and what to do next. */
const BookingStatus = ({ booking }: BookingPartProps): ReactElement => {
  const message = useMessage()
  return (
    <Stack gap="sm">
      <WriteStatus form={booking} prefix="janji" />
      {booking.existing && <ExistingLink visit={booking.existing} />}
      <FormNotice outcome={booking.welcome}>
        {booking.welcome && <InlineAlert tone="good">{message('web.booking.welcome')}</InlineAlert>}
      </FormNotice>
    </Stack>
  )
}

const LogIn = ({ booking }: BookingPartProps): ReactElement => {
  const message = useMessage()
  return (
    <LazyPart name="login">
      <LogInDialog
        reason={message('web.booking.login')}
        onClose={booking.onLogInClosed}
        onLoggedIn={booking.onLoggedIn}
      />
    </LazyPart>
  )
}

/** The link to the existing appointment. */
const ExistingLink = ({
  visit: { status, tanggal, jam, patient },
}: {
  readonly visit: ExistingVisit
}): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const route = status === 'approved' ? 'approvedAppointments' : 'openAppointments'
  const when = { day: formatDate(tanggal, locale, 'weekday'), time: timeWords(jam, locale) }
  return (
    <Link look="action" href={href(locale, route, { pasien: String(patient) })}>
      {message('web.booking.existing', when)}
    </Link>
  )
}

/**
 * Offers a log-in first, which saves questions: the family and its last way to pay are then known. Without script the link leads to the
 * log-in page.
 */
const LogInFirst = ({ onLogIn }: { readonly onLogIn: () => void }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <GuestsOnly>
      <Stack gap="xs">
        <Text>{message('web.booking.first')}</Text>
        <Link
          look="action"
          href={href(locale, 'memberLogin')}
          onClick={(event) => {
            event.preventDefault()
            onLogIn()
          }}
        >
          {message('web.booking.first.link')}
        </Link>
      </Stack>
    </GuestsOnly>
  )
}

interface SummaryProps extends Pick<BookingFormProps, 'details' | 'chosen'> {
  readonly values: FormValues
  /** In groups; empty if there is none. */
  readonly bpjsNumber: string
}

/** A summary of the request, beside the button that sends it. */
const Summary = ({ details: { payments, types }, chosen, values, bpjsNumber }: SummaryProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const payment = paymentIn(payments, values)
  const guarantor = payment?.guarantors?.find(({ value }) => value === values['kodept'])
  const kind = types.find(({ value }) => value === values['jenis_appointment'])
  const answers = [
    ...chosen.map(({ term, words, href: back }) => ({
      term,
      details: (
        <>
          <span>{words}</span>{' '}
          <Link href={back}>
            {message('web.appointment.change')} <VisuallyHidden>{term.toLocaleLowerCase(locale)}</VisuallyHidden>
          </Link>
        </>
      ),
    })),
    ...(payment ? [{ term: message('web.booking.payment'), details: (guarantor ?? payment).label }] : []),
    ...(payment?.isBpjs && bpjsNumber !== '' ? [{ term: message('web.bpjs.number'), details: bpjsNumber }] : []),
    ...(kind ? [{ term: message('web.booking.type'), details: kind.label }] : []),
  ]
  return (
    <Stack gap="xs">
      <Heading level={3} size={4}>
        {message('web.booking.summary')}
      </Heading>
      <DescriptionList compact items={answers} />
    </Stack>
  )
}
