import {
  Button,
  ContactButtons,
  DescriptionList,
  Heading,
  Inline,
  InlineAlert,
  Link,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import { useAtomValue } from 'jotai'
import { lazy, useEffect, useId, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { MessageId } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import { accountAtom } from '../../session/visitor-session.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'
import type { BookedVisit } from './booked-visits.ts'
import { useFragment } from './booked-visits.ts'
import { VisitActions } from './visit-actions.tsx'
import { adviceForAge } from './visit-advice.ts'

const VisitPaper = lazy(async () => ({ default: (await import('./visit-paper.tsx')).VisitPaper }))
const QrCode = lazy(async () => ({ default: (await import('@hospital/ui/qr-code')).QrCode }))

/**
 * Replaces the form, which had the focus, so that a screen reader goes on here. The page's address names it, so a navigation leads to it
 * too.
 */
const Notice = ({ title, children }: { readonly title: MessageId; readonly children: ReactNode }): ReactElement => {
  const message = useMessage()
  const id = useId()
  const fragment = useFragment()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section ref={ref} id={fragment} tabIndex={-1} aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id}>
          {message(title)}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}

/** The appointment was made: its code and number, what comes next, and what to bring. */
export const BookedNotice = ({ booked }: { readonly booked: BookedVisit }): ReactElement => {
  const message = useMessage()
  const { code, queueNumber, detail, patientName, chosen, contact } = booked
  return (
    <>
      <LazyPart name="visit-paper">
        <VisitPaper hospital={booked.visit?.hospital} address={booked.address} code={code} />
      </LazyPart>
      {/* The words are in the language in which the appointment was made. */}
      <div lang={booked.locale}>
        <DescriptionList compact items={chosen.map(({ term, words }) => ({ term, details: words }))} />
      </div>
      <Notice title="web.booking.done">
        <div lang={booked.locale}>
          <InlineAlert tone="good">{detail}</InlineAlert>
        </div>
        <Text>
          {message('web.booking.patient')}: <strong>{patientName}</strong>
        </Text>
        <Text>{message('web.booking.code', { code })}</Text>
        <CodeToScan code={code} />
        {queueNumber !== undefined && <Text>{message('web.booking.queue', { number: queueNumber })}</Text>}
        <Actions booked={booked} />
        <Preparation booked={booked} />
        <WaysOn booked={booked} />
      </Notice>
      {contact && (
        <Stack>
          <Text tone="muted">{message('web.booking.change')}</Text>
          <ContactButtons {...contact} />
        </Stack>
      )}
    </>
  )
}

/** The code as a picture to scan. On paper, the head of the print has it. */
const CodeToScan = ({ code }: Pick<BookedVisit, 'code'>): ReactElement => {
  const message = useMessage()
  return (
    <div data-print="hide">
      <LazyPart name="qr-code">
        <QrCode text={code} label={message('web.booking.code.qr')} />
      </LazyPart>
    </div>
  )
}

const Actions = ({ booked }: { readonly booked: BookedVisit }): ReactElement => {
  const message = useMessage()
  return (
    <div data-print="hide">
      <Inline>
        {booked.visit && <VisitActions booked={booked} visit={booked.visit} />}
        <Button tone="secondary" icon="file" onClick={() => window.print()}>
          {message('web.booking.print')}
        </Button>
      </Inline>
    </div>
  )
}

/** What to bring, and what else to do before the visit. */
const Preparation = ({ booked: { bring, locale, born, visit } }: { readonly booked: BookedVisit }): ReactElement => {
  const message = useMessage()
  return (
    <>
      {bring !== undefined && (
        <div lang={locale}>
          <Text as="strong">{bring}</Text>
        </div>
      )}
      {adviceForAge(born, visit?.day).map((advice) => (
        <Text key={advice}>{message(advice)}</Text>
      ))}
      <Text tone="muted">{message('web.booking.next')}</Text>
    </>
  )
}

/** Links to continue with; not on paper. */
const WaysOn = ({ booked }: { readonly booked: BookedVisit }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <div data-print="hide">
      <Stack>
        <RegisterFirst booked={booked} />
        <Link look="action" href={href(locale, 'openAppointments', { pasien: String(booked.patient) })}>
          {message('web.booking.appointments')}
        </Link>
        <Link look="action" href={href(locale, 'home')}>
          {message('web.error.back')}
        </Link>
      </Stack>
    </div>
  )
}

/** The link to register a patient without a medical record before the visit. */
const RegisterFirst = ({
  booked: { patient, patientName, registerAt },
}: {
  readonly booked: BookedVisit
}): ReactElement | null => {
  const message = useMessage()
  const locale = useLocale()
  const account = useAtomValue(accountAtom)
  if (registerAt === undefined) return null
  const address =
    patient === account?.id
      ? href(locale, 'memberRegistration')
      : href(locale, 'familyMemberRegistration', { pasien: String(patient) }, { rs: registerAt })
  return (
    <>
      <Text>{message('web.booking.register', { name: patientName })}</Text>
      <Link look="action" href={address}>
        {message('web.booking.register.link')}
      </Link>
    </>
  )
}

/** The address names a confirmation that this tab does not have: it is from another browser, or from before a log-out. */
export const MissingNotice = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const account = useAtomValue(accountAtom)
  const appointments =
    account?.kind === 'member'
      ? href(locale, 'openAppointments', { pasien: String(account.id) })
      : href(locale, 'memberLogin')
  return (
    <Notice title="web.booking.missing">
      <Text>{message('web.booking.missing.text')}</Text>
      <Link look="action" href={appointments}>
        {message('web.booking.missing.appointments')}
      </Link>
      <Link look="action" href={href(locale, 'appointmentCreation')}>
        {message('web.booking.missing.new')}
      </Link>
    </Notice>
  )
}
