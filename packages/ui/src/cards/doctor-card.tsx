import type { ReactElement } from 'react'
import { LinkButton } from '../button/link-button.tsx'
import { Card, CardFoot, CardTitle } from '../card/card.tsx'
import { ChatButton } from '../contact-buttons/chat-button.tsx'
import type { Chat } from '../contact-buttons/chat-button.tsx'
import { Fact } from '../facts/fact.tsx'
import { Tag } from '../facts/tag.tsx'
import type { TagProps } from '../facts/tag.tsx'
import type { HeadingLevel, ImageSource, Localizable } from '../lib/content.ts'
import { useLocale } from '../lib/locale.ts'
import { Picture } from '../media/picture.tsx'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './doctor-card.css.ts'

/** The doctor's state today: sees patients, has finished, is on leave, or is fully booked. */
export type PracticeState = 'practising' | 'over' | 'leave' | 'full'

/** Props of {@link DoctorCard}. */
export interface DoctorCardProps {
  name: string
  /** The doctor's page. */
  href: string
  specialty?: Localizable | undefined
  hospital?: string | undefined
  /** Default: the kawung motif. Its `alt` should be empty: the name is beside it. */
  photo?: ImageSource | undefined
  today?: PracticeState | undefined
  /** Today's or the next practice in words, such as "Senin, 08.00–12.00 WIB". */
  practice?: Localizable | undefined
  /** A restriction of the hours, such as "Minggu ke-1 dan ke-3". */
  remark?: Localizable | undefined
  /** The page to book an appointment with this doctor. */
  appointmentHref?: string | undefined
  /** The next bookable time there, as the label of the button: "Pesan besok 09.00, 6 tempat". Default: no time. */
  bookingLabel?: string | undefined
  /** The WhatsApp chat for questions about this doctor. */
  chat?: Chat | undefined
  level?: HeadingLevel | undefined
}

/** How each state is shown. */
export const practiceTags: Record<PracticeState, { tone: TagProps['tone']; text: UiMessageId }> = {
  practising: { tone: 'good', text: 'ui.doctor.practising' },
  over: { tone: 'plain', text: 'ui.doctor.over' },
  leave: { tone: 'notice', text: 'ui.doctor.leave' },
  full: { tone: 'plain', text: 'ui.doctor.full' },
}

/** A doctor in a list: name, specialty, hospital and today's state. */
export const DoctorCard = (props: DoctorCardProps): ReactElement => {
  const { name, href, specialty, photo, today, level } = props
  const message = useMessage()
  return (
    <Card as="article" pressable>
      <div className={styles.top}>
        <div className={styles.photo}>
          <Picture image={photo} ratio="portrait" sizes="84px" />
        </div>
        <div className={styles.names}>
          {today && <Tag tone={practiceTags[today].tone}>{message(practiceTags[today].text)}</Tag>}
          <CardTitle level={level} href={href} title={{ text: name, lang: useLocale(), isName: true }} />
          {specialty && (
            <Text size="caption" tone="brand">
              <LocalizedText value={specialty} />
            </Text>
          )}
        </div>
      </div>
      <DoctorFacts {...props} />
      <DoctorActions {...props} />
    </Card>
  )
}

const DoctorActions = ({ name, appointmentHref, bookingLabel, chat }: DoctorCardProps): ReactElement | null => {
  const message = useMessage()
  if (!appointmentHref && !chat) return null
  return (
    <CardFoot>
      <div className={styles.actions}>
        {appointmentHref && (
          <LinkButton
            tone="secondary"
            wide
            href={appointmentHref}
            aria-label={bookingLabel ? `${bookingLabel}, ${name}` : message('ui.doctor.appointmentWith', { name })}
          >
            {bookingLabel ?? message('ui.doctor.appointment')}
          </LinkButton>
        )}
        {chat && (
          <ChatButton
            {...chat}
            label={message('ui.contact.whatsappAbout', { name })}
            short={appointmentHref !== undefined}
          />
        )}
      </div>
    </CardFoot>
  )
}

const DoctorFacts = ({ hospital, practice, remark }: DoctorCardProps): ReactElement | null => {
  if (!hospital && !practice) return null
  return (
    <div className={styles.facts}>
      {hospital && <Fact icon="location">{hospital}</Fact>}
      {practice && (
        <Fact icon="clock">
          <LocalizedText value={practice} />
        </Fact>
      )}
      {remark && (
        <Fact icon="info">
          <LocalizedText value={remark} />
        </Fact>
      )}
    </div>
  )
}
