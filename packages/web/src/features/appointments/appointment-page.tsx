import {
  Card,
  CardTitle,
  ContactButtons,
  EmptyState,
  Grid,
  Heading,
  InlineAlert,
  Link,
  LocalizedText,
  PageBody,
  PageOpening,
  SectionError,
  Stack,
  Stepper,
  Text,
  useLocale,
} from '@hospital/ui'
import type { Localizable } from '@hospital/ui'
import { DayCalendar, TimeList } from '@hospital/ui/slots'
import type { TimeSlot } from '@hospital/ui/slots'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useMessage } from '../../i18n/use-message.ts'
import type { MessageId } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { useAddress } from '../../shared/use-address.ts'
import type { AppointmentOption } from './appointment-choices.ts'
import type { AppointmentStep } from './appointment-data.ts'
import { BookedNotice, MissingNotice } from './booked-notice.tsx'
import { bookedVisits, useBookedVisit } from './booked-visits.ts'
import { BookingForm } from './booking-form.tsx'
import type { loadAppointment } from './load-appointment.ts'
import type { Booked } from './send-booking.ts'

/** The question of each step, and its message if there is nothing to choose from. */
const questions: Readonly<Record<AppointmentStep, readonly [question: MessageId, none: MessageId]>> = {
  hospital: ['web.appointment.ask.hospital', 'web.appointment.none.hospital'],
  specialty: ['web.appointment.ask.specialty', 'web.appointment.none.specialty'],
  doctor: ['web.appointment.ask.doctor', 'web.appointment.none.doctor'],
  day: ['web.appointment.ask.day', 'web.appointment.none.day'],
  slot: ['web.appointment.ask.slot', 'web.appointment.none.slot'],
  details: ['web.appointment.ask.details', 'web.appointment.none.slot'],
}

/** The choices on one line. If the line breaks, a doctor's title stays with the name. */
const onOneLine = (words: readonly string[]): string =>
  words.map((text) => text.replaceAll('. ', '.\u00a0')).join(' · ')

/** The way to an appointment, one question at a time. Every answer is a link, until the last step. */
export const AppointmentPage = ({ data, trail }: PageProps<typeof loadAppointment>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { steps, chosen, contact, address: place } = data
  const booked = useBookedVisit()
  const address = useAddress()
  const [, navigate] = useLocation()
  // The fragment gives the confirmation its own address: a reload shows it again, and Back leads to the form.
  const onBooked = (made: Booked, bring: string | undefined) => {
    const fragment = bookedVisits.store({ ...made, bring, chosen, contact, address: place, locale })
    const { pathname, search } = window.location
    if (`${pathname}${search}` === address) window.location.hash = fragment
    // The visitor left the page while the appointment was being made, and another page cannot show the confirmation.
    else navigate(`${address}#${fragment}`)
  }
  return (
    <>
      {/* After the first step the next question is on the first screen, even on a phone. */}
      <PageOpening
        title={message('web.appointment.title')}
        intro={chosen.length === 0 ? message('web.appointment.intro') : undefined}
        trail={trail}
      />
      <PageBody>
        <Stepper
          steps={booked ? steps.map(({ label }) => ({ state: 'done', label })) : steps}
          label={message('web.appointment.title')}
        />
        {booked && <BookedNotice booked={booked} />}
        {booked === null && <MissingNotice />}
        {booked === undefined && <CurrentStep data={data} onBooked={onBooked} />}
      </PageBody>
    </>
  )
}

const CurrentStep = ({ data, onBooked }: AnswersProps): ReactElement => {
  const message = useMessage()
  const { step, chosen, contact } = data
  // The card of a doctor may lead straight to the last step, with a chosen time.
  const times = step === 'details' ? chosen.at(-1)?.href : undefined
  return (
    <>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={2}>{message(questions[step][0])}</Heading>
          {chosen.length > 0 && <Text tone="muted">{onOneLine(chosen.map(({ words }) => words))}</Text>}
          {times !== undefined && (
            <Link look="action" href={times}>
              {message('web.appointment.otherTimes')}
            </Link>
          )}
        </Stack>
        {data.warning && <InlineAlert tone="warning">{data.warning}</InlineAlert>}
        <Answers data={data} onBooked={onBooked} />
      </Stack>
      {contact && (
        <Stack>
          <Text tone="muted">{message('web.appointment.instead')}</Text>
          <ContactButtons {...contact} />
        </Stack>
      )}
    </>
  )
}

interface AnswersProps extends Pick<PageProps<typeof loadAppointment>, 'data'> {
  readonly onBooked: (booked: Booked, bring: string | undefined) => void
}

const Answers = ({ data, onBooked }: AnswersProps): ReactElement => {
  const message = useMessage()
  const { step, options, none, details, nearest, others } = data
  if (details)
    return details.ok ? (
      <BookingForm details={details.value} chosen={data.chosen} onBooked={onBooked} />
    ) : (
      <SectionError />
    )
  const isEmpty = options.ok && options.value.length === 0
  return (
    <>
      {!options.ok && <SectionError />}
      {isEmpty && <EmptyState title={none ?? message(questions[step][1])} />}
      {step !== 'day' && options.ok && !isEmpty && <Options step={step} options={options.value} />}
      {nearest && (
        <Stack>
          <Heading level={3} size={4}>
            {message('web.appointment.nearest')} <LocalizedText value={nearest.day} />
          </Heading>
          <TimeList slots={nearest.times.map(timeSlot)} />
        </Stack>
      )}
      {step === 'day' && options.ok && !isEmpty && <Days data={data} options={options.value} />}
      {others && (
        <Link look="action" href={others.href}>
          {others.label}
        </Link>
      )}
    </>
  )
}

const inWords = (text: Localizable | undefined): string => (typeof text === 'string' ? text : (text?.text ?? ''))

const timeSlot = ({ label, hint, href }: AppointmentOption): TimeSlot => ({
  time: inWords(label),
  note: inWords(hint),
  href,
})

/** The dates of practice in a calendar. If the visitor chose a day of the week, only its dates. */
const Days = ({
  data: { nearest, onlyOn },
  options,
}: Pick<AnswersProps, 'data'> & { readonly options: readonly AppointmentOption[] }): ReactElement => {
  const message = useMessage()
  const days = options.flatMap(({ date, href, hint }) =>
    date ? [{ date, href, state: inWords(hint) || undefined }] : [],
  )
  const label = message(nearest ? 'web.appointment.otherDays' : 'web.appointment.days')
  return (
    <Stack>
      <Heading level={3} size={4}>
        {label}
      </Heading>
      <DayCalendar label={label} days={days} />
      {onlyOn && (
        <Text>
          <span>{message('web.appointment.onlyOn', { day: onlyOn.day })}</span>{' '}
          <Link href={onlyOn.allHref}>{message('web.appointment.allDays')}</Link>
        </Text>
      )}
    </Stack>
  )
}

const Options = ({
  step,
  options,
}: {
  readonly step: AppointmentStep
  readonly options: readonly AppointmentOption[]
}): ReactElement =>
  step === 'slot' ? (
    <TimeList slots={options.map(timeSlot)} />
  ) : (
    <Grid as="ul" gap="sm">
      {options.map(({ label, hint, href }) => (
        <li key={`${href} ${typeof label === 'string' ? label : label.text}`}>
          <Card compact pressable={href !== undefined} tone={href === undefined ? 'sand' : 'plain'}>
            <CardTitle level={3} title={label} href={href} />
            {hint && (
              <Text size="caption" tone="muted">
                <LocalizedText value={hint} />
              </Text>
            )}
          </Card>
        </li>
      ))}
    </Grid>
  )
