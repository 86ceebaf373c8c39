import {
  ContactButtons,
  Fact,
  Heading,
  Inline,
  Link,
  LinkButton,
  LocalizedText,
  plainText,
  Schedule,
  Stack,
  Tag,
  Text,
  uniqueKeys,
} from '@hospital/ui'
import type { TagProps } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { MessageId } from '../../i18n/use-message.ts'
import type { PracticePlace } from './load-doctor.ts'

type Known = NonNullable<PracticePlace['today']>

/** The words for a doctor's state today. */
const todayWords: Readonly<Record<Known, { readonly tone: TagProps['tone']; readonly text: MessageId }>> = {
  practising: { tone: 'good', text: 'web.doctor.practising' },
  full: { tone: 'plain', text: 'web.doctor.full' },
  over: { tone: 'plain', text: 'web.doctor.over' },
  leave: { tone: 'notice', text: 'web.doctor.leave' },
  absent: { tone: 'plain', text: 'web.doctor.absent' },
}

interface DoctorPlaceProps {
  readonly doctor: string
  readonly place: PracticePlace
}

/** Today's day of the week with its state; undefined if the doctor does not practise on it. */
const shownToday = ({ today, week }: PracticePlace) =>
  today === undefined || today === 'absent' || week.today === undefined
    ? undefined
    : { index: week.today, state: today }

/** The hours of each day, and the notes about them. */
const Week = ({ doctor, place }: DoctorPlaceProps): ReactElement => {
  const message = useMessage()
  const { hospital, week } = place
  const noteKeys = uniqueKeys(week.notes, ({ when }) => when)
  return (
    <>
      {week.days.length > 0 ? (
        <Schedule
          label={message('web.doctor.scheduleAt', { doctor, hospital: plainText(hospital.label) })}
          days={week.days}
          today={shownToday(place)}
        />
      ) : (
        <Text>{message('web.doctor.noHours')}</Text>
      )}
      {week.notes.map(({ when, words }, index) => (
        <Fact key={noteKeys[index]} icon="info">
          <span>{`${when}: `}</span>
          <LocalizedText value={words} />
        </Fact>
      ))}
    </>
  )
}

/** A doctor's week at one hospital, with today's state and the hospital's contact. */
export const DoctorPlace = ({ doctor, place }: DoctorPlaceProps): ReactElement => {
  const message = useMessage()
  const { hospital, address, today, contact, appointmentHref } = place
  const name = plainText(hospital.label)
  return (
    <Stack>
      <Heading level={3}>
        <Link href={hospital.href}>{name}</Link>
      </Heading>
      {address && <Fact icon="location">{address}</Fact>}
      {today && (
        <Inline>
          <Tag tone={todayWords[today].tone}>{message(todayWords[today].text)}</Tag>
        </Inline>
      )}
      <Week doctor={doctor} place={place} />
      <Inline align="start">
        <LinkButton
          icon="calendar"
          href={appointmentHref}
          aria-label={message('web.doctor.appointmentAt', { doctor, hospital: name })}
        >
          {message('web.doctor.appointment')}
        </LinkButton>
        {contact && <ContactButtons {...contact} />}
      </Inline>
    </Stack>
  )
}
