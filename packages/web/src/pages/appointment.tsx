import { Card, CardTitle, ContactButtons, DescriptionList, EmptyState, Grid, Heading, Link, LocalizedText, PageBody, PageOpening, SectionError, Stack, Stepper, Text } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../app/messages.ts'
import type { MessageId } from '../app/messages.ts'
import { BookingForm } from '../appointment/booking-form.tsx'
import type { AppointmentStep } from '../loaders/appointment.ts'
import type { PageProps } from './modules.ts'

/** What each step asks, and what is said where there is nothing to choose from. */
const questions: Readonly<Record<AppointmentStep, readonly [question: MessageId, none: MessageId]>> = {
  hospital: ['web.appointment.ask.hospital', 'web.appointment.none.hospital'],
  specialty: ['web.appointment.ask.specialty', 'web.appointment.none.specialty'],
  doctor: ['web.appointment.ask.doctor', 'web.appointment.none.doctor'],
  day: ['web.appointment.ask.day', 'web.appointment.none.day'],
  slot: ['web.appointment.ask.slot', 'web.appointment.none.slot'],
  details: ['web.appointment.ask.details', 'web.appointment.none.slot'],
}

/** The way to an appointment, a question at a time; every answer is a link until the last step. */
export const AppointmentPage = ({ data, trail }: PageProps<'appointment'>): ReactElement => {
  const message = useMessage()
  const { steps, step, chosen, contact } = data
  return (
    <>
      {/* Once somebody is on the way, what is asked next stands on the first screen, also of a phone. */}
      <PageOpening title={message('web.appointment.title')} intro={chosen.length === 0 ? message('web.appointment.intro') : undefined} trail={trail} />
      <PageBody>
        <Stepper steps={steps} label={message('web.appointment.title')} />
        {step === 'details' && <DescriptionList compact items={chosen.map(({ term, words }) => ({ term, details: words }))} />}
        <Stack gap="lg">
          <Stack gap="xs">
            <Heading level={2}>{message(questions[step][0])}</Heading>
            {step !== 'details' && chosen.length > 0 && <Text tone="muted">{chosen.map(({ words }) => words).join(' · ')}</Text>}
          </Stack>
          <Answers data={data} />
        </Stack>
        {contact && (
          <Stack>
            <Text tone="muted">{message('web.appointment.instead')}</Text>
            <ContactButtons {...contact} />
          </Stack>
        )}
      </PageBody>
    </>
  )
}

const Answers = ({ data: { step, options, details, onlyOn } }: Pick<PageProps<'appointment'>, 'data'>): ReactElement => {
  const message = useMessage()
  if (details) return details.ok ? <BookingForm details={details.value} /> : <SectionError />
  if (!options.ok) return <SectionError />
  if (options.value.length === 0) return <EmptyState title={message(questions[step][1])} />
  return (
    <>
      <Grid as="ul" gap="sm" columns={step === 'slot' ? 'narrow' : 'normal'}>
        {options.value.map(({ label, hint, href }) => (
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
      {onlyOn && (
        <Text>
          {message('web.appointment.onlyOn', { day: onlyOn.day })} <Link href={onlyOn.allHref}>{message('web.appointment.allDays')}</Link>
        </Text>
      )}
    </>
  )
}
