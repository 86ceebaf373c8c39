import type { ReactElement, ReactNode } from 'react'
import { Card, CardFoot } from '../card/card.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { Fact } from '../facts/fact.tsx'
import { Tag } from '../facts/tag.tsx'
import type { TagProps } from '../facts/tag.tsx'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { formatHours } from '../lib/format-time.ts'
import { formatDate } from '../lib/format.ts'
import { useLocale } from '../lib/locale.ts'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import { Verbatim } from '../typography/verbatim.tsx'
import * as styles from './appointment-card.css.ts'

/**
 * How far an appointment is: it waits for the hospital's confirmation, is approved, or is closed, because it took place, was
 * cancelled by the patient or by the hospital, moved to another day, missed, or for a reason that is not known.
 */
export type AppointmentCardState =
  | 'open'
  | 'approved'
  | 'done'
  | 'cancelled'
  | 'cancelledByHospital'
  | 'moved'
  | 'missed'
  | 'closed'

/** Props of {@link AppointmentCard}. */
export interface AppointmentCardProps {
  readonly state: AppointmentCardState
  /** For `moved`: the new day, `YYYY-MM-DD`. */
  readonly movedTo?: string | undefined
  /** The day of the visit, `YYYY-MM-DD`. */
  readonly day: string
  /** Start and end of the slot, `HH:mm` in Jakarta. */
  readonly from: string
  readonly to: string
  /** Where appointments of several patients are beside each other. */
  readonly patient?: string | undefined
  readonly doctor: string
  readonly specialty?: Localizable | undefined
  readonly hospital: string
  /** The number in the doctor's queue; provisional while the appointment is open. */
  readonly queueNumber?: number | undefined
  /** The kind of visit, such as a first visit. */
  readonly kind?: Localizable | undefined
  readonly payment?: Localizable | undefined
  /** Who pays, where it is not the patient. */
  readonly guarantor?: string | undefined
  /** What the patient wrote to the doctor. */
  readonly complaint?: string | undefined
  /** What the hospital wrote to the patient. */
  readonly note?: string | undefined
  /** The code that is shown at the counter. */
  readonly code: string
  /** Default: 3. */
  readonly level?: HeadingLevel | undefined
  /** Buttons and links of what can be done with it. */
  readonly actions?: ReactNode
  /** More about it, such as what to bring. */
  readonly children?: ReactNode
}

interface StateWords {
  readonly tone: TagProps['tone']
  readonly word: UiMessageId
  readonly text: UiMessageId
}

const states: Readonly<Record<AppointmentCardState, StateWords>> = {
  open: { tone: 'notice', word: 'ui.appointment.open', text: 'ui.appointment.open.text' },
  approved: { tone: 'good', word: 'ui.appointment.approved', text: 'ui.appointment.approved.text' },
  done: { tone: 'good', word: 'ui.appointment.done', text: 'ui.appointment.done.text' },
  cancelled: { tone: 'plain', word: 'ui.appointment.cancelled', text: 'ui.appointment.cancelled.text' },
  cancelledByHospital: {
    tone: 'notice',
    word: 'ui.appointment.cancelledByHospital',
    text: 'ui.appointment.cancelledByHospital.text',
  },
  moved: { tone: 'plain', word: 'ui.appointment.moved', text: 'ui.appointment.moved.text' },
  missed: { tone: 'notice', word: 'ui.appointment.missed', text: 'ui.appointment.missed.text' },
  closed: { tone: 'plain', word: 'ui.appointment.closed', text: 'ui.appointment.closed.text' },
}

/** An appointment of a patient: what it is and how far, then what can be done, codes and numbers last. */
export const AppointmentCard = (props: AppointmentCardProps): ReactElement => {
  const { state, movedTo, day, from, to, patient, doctor, specialty, hospital } = props
  const { note, level = 3, actions, children } = props
  const message = useMessage()
  const locale = useLocale()
  const { tone, word, text } = states[state]
  return (
    <Card as="article">
      <div className={styles.head}>
        <Tag tone={tone}>
          {movedTo === undefined
            ? message(word)
            : message('ui.appointment.moved.to', { day: formatDate(movedTo, locale) })}
        </Tag>
        <Heading level={level} size={3}>
          <time dateTime={`${day}T${from}`}>{formatDate(day, locale, 'weekday')}</time>
        </Heading>
        <Text as="strong">{formatHours(from, to, locale)}</Text>
        <Text tone="muted">{message(text)}</Text>
      </div>
      <div className={styles.facts}>
        {patient !== undefined && (
          <Fact icon="user">
            <Verbatim>{patient}</Verbatim>
          </Fact>
        )}
        <Fact icon="stethoscope">
          <Verbatim>{doctor}</Verbatim>
          {specialty && (
            <>
              {', '}
              <LocalizedText value={specialty} />
            </>
          )}
        </Fact>
        <Fact icon="location">{hospital}</Fact>
      </div>
      {note && (
        <div className={styles.note}>
          <Text as="strong">{message('ui.appointment.note')}</Text>
          <Text>{note}</Text>
        </div>
      )}
      {children}
      <Particulars {...props} />
      {actions && (
        <CardFoot>
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        </CardFoot>
      )}
    </Card>
  )
}

const Particulars = ({
  state,
  kind,
  payment,
  guarantor,
  complaint,
  queueNumber,
  code,
}: AppointmentCardProps): ReactElement => {
  const message = useMessage()
  const rows: readonly (readonly [UiMessageId, ReactNode])[] = [
    ['ui.appointment.kind', kind && <LocalizedText value={kind} />],
    ['ui.appointment.payment', guarantor ?? (payment && <LocalizedText value={payment} />)],
    ['ui.appointment.complaint', complaint],
    [state === 'open' ? 'ui.appointment.queue.provisional' : 'ui.appointment.queue', queueNumber],
    ['ui.appointment.code', code && <Verbatim>{code}</Verbatim>],
  ]
  return (
    <DescriptionList
      compact
      items={rows.flatMap(([term, details]) => (details === undefined ? [] : [{ term: message(term), details }]))}
    />
  )
}
