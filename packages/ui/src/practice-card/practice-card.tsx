import type { ReactElement } from 'react'
import { LinkButton } from '../button/link-button.tsx'
import { Card, CardTitle } from '../card/card.tsx'
import { practiceTags } from '../cards/doctor-card.tsx'
import type { DoctorCardProps, PracticeState } from '../cards/doctor-card.tsx'
import { ContactButtons } from '../contact-buttons/contact-buttons.tsx'
import type { ContactButtonsProps } from '../contact-buttons/contact-buttons.tsx'
import { Fact } from '../facts/fact.tsx'
import { Tag } from '../facts/tag.tsx'
import { Icon } from '../icon/icon.tsx'
import type { Localizable } from '../lib/content.ts'
import { HydrateLater } from '../lib/hydrate-later.tsx'
import { useLocale } from '../lib/locale.ts'
import { uniqueKeys } from '../lib/unique-keys.ts'
import { Picture } from '../media/picture.tsx'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './practice-card.css.ts'

/** A doctor's hours on some days of the week. */
export interface PracticeLine {
  /** Such as "Senin, Rabu, Jumat". */
  days: string
  /** Such as "08.00–11.00 WIB". */
  hours: string
  remark?: Localizable | undefined
}

/** Props of {@link PracticeCard}. */
export interface PracticeCardProps extends Omit<DoctorCardProps, 'today' | 'practice' | 'remark'> {
  /** `absent`: not a day of practice. Omitted if the hospital does not report it. */
  today?: PracticeState | 'absent' | undefined
  /** The week; empty without fixed hours. */
  lines: readonly PracticeLine[]
  /** The hospital's contact buttons. */
  contact?: ContactButtonsProps | undefined
}

const absent = { tone: 'plain', text: 'ui.doctor.absent' } as const

/**
 * A doctor at one hospital, with the link to book, the week's hours and the hospital's contacts; on a phone these two are folded. Fills a
 * row of a list.
 */
export const PracticeCard = (props: PracticeCardProps): ReactElement => {
  const { lines, contact, appointmentHref, bookingLabel, name } = props
  const message = useMessage()
  return (
    <Card as="article" pressable compact belowFold>
      <HydrateLater>
        <div className={styles.columns}>
          <div className={styles.doctor}>
            <Person {...props} />
            {appointmentHref && (
              <div className={styles.booking}>
                <LinkButton
                  wide
                  icon="calendar"
                  href={appointmentHref}
                  aria-label={
                    bookingLabel ? `${bookingLabel}, ${name}` : message('ui.doctor.appointmentWith', { name })
                  }
                >
                  {bookingLabel ?? message('ui.doctor.appointment')}
                </LinkButton>
              </div>
            )}
          </div>
          <details className={styles.fold}>
            <summary className={styles.foldLine}>
              <span className={styles.days}>
                {lines.length > 0
                  ? message('ui.practice.days', { days: lines.map(({ days }) => days).join(', ') })
                  : message('ui.practice.none')}
              </span>
              <span className={styles.chevron}>
                <Icon name="chevronDown" size="small" />
              </span>
            </summary>
            <div className={styles.folded}>
              <Week lines={lines} />
              {contact && (
                <div className={styles.contacts}>
                  <ContactButtons {...contact} />
                </div>
              )}
            </div>
          </details>
        </div>
      </HydrateLater>
    </Card>
  )
}

const Person = ({ name, href, specialty, hospital, photo, today, level }: PracticeCardProps): ReactElement => {
  const message = useMessage()
  const tag = today && (today === 'absent' ? absent : practiceTags[today])
  return (
    <div className={styles.person}>
      <div className={styles.photo}>
        <Picture image={photo} ratio="portrait" sizes="84px" />
      </div>
      <div className={styles.names}>
        {tag && <Tag tone={tag.tone}>{message(tag.text)}</Tag>}
        <CardTitle level={level} href={href} title={{ text: name, lang: useLocale(), isName: true }} />
        {specialty && (
          <Text size="caption" tone="brand">
            <LocalizedText value={specialty} />
          </Text>
        )}
        {hospital && <Fact icon="location">{hospital}</Fact>}
      </div>
    </div>
  )
}

const Week = ({ lines }: Pick<PracticeCardProps, 'lines'>): ReactElement => {
  const message = useMessage()
  const keys = uniqueKeys(lines, ({ days, hours }) => `${days} ${hours}`)
  return (
    <div className={styles.week}>
      <Text size="caption" tone="muted">
        {message(lines.length > 0 ? 'ui.practice.week' : 'ui.practice.none')}
      </Text>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ days, hours, remark }, index) => (
            <div key={keys[index]} className={styles.line}>
              <dt>{days}</dt>
              <dd className={styles.hours}>{hours}</dd>
              {remark && (
                <dd className={styles.remark}>
                  <LocalizedText value={remark} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
