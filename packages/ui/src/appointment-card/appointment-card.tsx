import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { ActionMenu } from '../action-menu/action-menu.tsx'
import type { MenuAction } from '../action-menu/action-menu.tsx'
import { Card, CardFoot } from '../card/card.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { Fact } from '../facts/fact.tsx'
import { Tag } from '../facts/tag.tsx'
import type { TagProps } from '../facts/tag.tsx'
import { Icon } from '../icon/icon.tsx'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { formatHours } from '../lib/format-time.ts'
import { formatDate } from '../lib/format.ts'
import { useLocale } from '../lib/locale.ts'
import { useOpenOnPaper } from '../lib/use-open-on-paper.ts'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import { Verbatim } from '../typography/verbatim.tsx'
import * as styles from './appointment-card.css.ts'

/**
 * The state of an appointment. It waits for the hospital's confirmation, is approved, or is closed: it took place, was cancelled by the
 * patient or by the hospital, was moved to another day, was missed, or closed for an unknown reason.
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
  /** For a list with appointments of several patients. */
  readonly patient?: string | undefined
  readonly doctor: string
  readonly specialty?: Localizable | undefined
  readonly hospital: string
  /** The number in the doctor's queue; provisional while the appointment is open. */
  readonly queueNumber?: number | undefined
  /** The kind of visit, such as a first visit. */
  readonly kind?: Localizable | undefined
  readonly payment?: Localizable | undefined
  /** The payer, if it is not the patient. */
  readonly guarantor?: string | undefined
  /** The number of the patient with BPJS, in groups. */
  readonly bpjsNumber?: string | undefined
  /** The patient's message to the doctor. */
  readonly complaint?: string | undefined
  /** The hospital's message to the patient. */
  readonly note?: string | undefined
  /** The code to show at the counter. */
  readonly code: string
  /** Default: 3. */
  readonly level?: HeadingLevel | undefined
  /** The most wanted actions, as buttons and links. */
  readonly actions?: ReactNode
  /** The other actions, behind a button with three dots. Default: none. */
  readonly menu?: readonly MenuAction[] | undefined
  /** Folds everything but time, doctor and place behind a line that opens it, for long lists. */
  readonly folded?: boolean | undefined
  /** Live facts, such as the state of the queue; visible even if the rest is folded. Default: nothing. */
  readonly live?: ReactNode
  /** Called when the folded part is opened. */
  readonly onOpen?: (() => void) | undefined
  /** Further content, such as what to bring. */
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

/** An appointment of a patient in three lines: time, doctor and place. Then its actions, and the rest. */
export const AppointmentCard = (props: AppointmentCardProps): ReactElement => {
  const { state, movedTo, day, from, to, patient, doctor, specialty, hospital } = props
  const { level = 3, actions, menu = [], folded = false, live, onOpen } = props
  const message = useMessage()
  const locale = useLocale()
  const { tone, word } = states[state]
  const hours = formatHours(from, to, locale)
  return (
    <Card as="article">
      <Heading level={level} size={3}>
        <span className={styles.together}>
          <time dateTime={`${day}T${from}`}>{formatDate(day, locale, 'weekday')}</time>,
        </span>{' '}
        <span className={styles.together}>{hours}</span>
      </Heading>
      <Fact icon="stethoscope">
        {patient !== undefined && (
          <>
            <Verbatim>{patient}</Verbatim>
            {' · '}
          </>
        )}
        <Verbatim>{doctor}</Verbatim>
        {specialty && (
          <>
            {', '}
            <LocalizedText value={specialty} />
          </>
        )}
      </Fact>
      <div className={styles.place}>
        <Fact icon="location">{hospital}</Fact>
        <Tag tone={tone}>
          {movedTo === undefined
            ? message(word)
            : message('ui.appointment.moved.to', { day: formatDate(movedTo, locale) })}
        </Tag>
      </div>
      <div className={styles.live}>{live}</div>
      {folded ? (
        <Fold onOpen={onOpen}>
          <Details {...props} />
        </Fold>
      ) : (
        <Details {...props} />
      )}
      {(actions || menu.length > 0) && (
        <CardFoot>
          <div className={styles.actions} data-print="hide">
            {actions}
            {menu.length > 0 && (
              <div className={styles.menu}>
                <ActionMenu label={`${message('ui.appointment.more')}, ${doctor}, ${hours}`} actions={menu} />
              </div>
            )}
          </div>
        </CardFoot>
      )}
    </Card>
  )
}

/** A line that opens the rest. On paper everything is open. */
const Fold = ({
  onOpen,
  children,
}: Pick<AppointmentCardProps, 'onOpen'> & { readonly children: ReactNode }): ReactElement => {
  const message = useMessage()
  const details = useRef<HTMLDetailsElement>(null)
  useOpenOnPaper(details)
  return (
    <details ref={details} onToggle={({ newState }) => newState === 'open' && onOpen?.()}>
      <summary className={styles.fold} data-print="hide">
        {message('ui.appointment.details')}
        <span className={styles.chevron}>
          <Icon name="chevronDown" size="small" />
        </span>
      </summary>
      <div className={styles.opened}>{children}</div>
    </details>
  )
}

const Details = (props: AppointmentCardProps): ReactElement => {
  const message = useMessage()
  return (
    <>
      {props.note && (
        <div className={styles.note}>
          <Text as="strong">{message('ui.appointment.note')}</Text>
          <Text>{props.note}</Text>
        </div>
      )}
      <Text tone="muted">{message(states[props.state].text)}</Text>
      {props.children}
      <Particulars {...props} />
    </>
  )
}

const Particulars = ({
  state,
  kind,
  payment,
  guarantor,
  bpjsNumber,
  complaint,
  queueNumber,
  code,
}: AppointmentCardProps): ReactElement => {
  const message = useMessage()
  const rows: readonly (readonly [UiMessageId, ReactNode])[] = [
    ['ui.appointment.kind', kind && <LocalizedText value={kind} />],
    ['ui.appointment.payment', guarantor ?? (payment && <LocalizedText value={payment} />)],
    ['ui.appointment.bpjs', bpjsNumber],
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
