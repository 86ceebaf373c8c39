import { Tag, Card, CardFoot, CardTitle, formatDate, Grid, Text, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import { WriteNotice } from '../../../personal-data/write-notice.tsx'
import { EntryButton } from '../../../shared/entry-button.tsx'
import { AccountPart, AccountSection } from './account-section.tsx'
import type { ChoiceSection } from './choice-kinds.ts'

type Choice = ChoiceSection['choices'][number]

interface ChoicesPartProps {
  readonly personal: PersonalData
  readonly member: number
  readonly section: ChoiceSection
}

/** What is on or off for the account, each switched by a press; what is hard to undo is asked first. */
export const ChoicesPart = ({ personal, member, section }: ChoicesPartProps): ReactElement => {
  const message = useMessage()
  const state = useRead(personal, section.read(member))
  const [asked, setAsked] = useState<Required<Choice>>()
  const [end, setEnd] = useState<End>()
  const write = (kind: Choice['kind'], isOn: boolean) =>
    section.write(personal, { user_id: member, jenis: kind, aktif: isOn })
  const { notice, busy, send } = useWrite({
    personal,
    stale: [section.operation],
    call: ({ kind, isOn }: { readonly kind: Choice['kind']; readonly isOn: boolean }) => write(kind, isOn),
    unknown: section.unknown,
    onDone: () => setEnd({ tone: 'good', text: section.saved }),
  })
  const press = (choice: Choice, isOn: boolean) => {
    setEnd(undefined)
    const { question } = choice
    if (!isOn && question) setAsked({ ...choice, question })
    else if (!busy) send({ kind: choice.kind, isOn })
  }
  return (
    <AccountSection title={section.title} intro={section.intro} end={end}>
      <WriteNotice notice={notice} />
      <AccountPart state={state} failed={section.failed}>
        {(known) => (
          <Grid as="ul" columns="halves">
            {section.choices.flatMap((choice) => {
              const found = known.find(({ jenis }) => jenis === choice.kind)
              return found ? (
                <li key={choice.kind}>
                  <ChoiceCard
                    section={section}
                    choice={choice}
                    isOn={found.aktif}
                    since={found.sejak}
                    onPress={press}
                  />
                </li>
              ) : (
                []
              )
            })}
          </Grid>
        )}
      </AccountPart>
      {asked && (
        <ConfirmWrite
          personal={personal}
          title={message(asked.question.title)}
          yes={message(asked.question.yes)}
          no={message(asked.question.no)}
          stale={[section.operation]}
          write={() => write(asked.kind, false)}
          done={section.saved}
          unknown={section.unknown}
          onEnd={(ended) => {
            setAsked(undefined)
            setEnd(ended)
          }}
        >
          <span>{message(asked.question.text)}</span>
        </ConfirmWrite>
      )}
    </AccountSection>
  )
}

interface ChoiceCardProps extends Pick<ChoicesPartProps, 'section'> {
  readonly choice: Choice
  readonly isOn: boolean
  /** The day of the last choice; null when there was none. */
  readonly since: string | null
  readonly onPress: (choice: Choice, isOn: boolean) => void
}

const ChoiceCard = ({ section, choice, isOn, since, onPress }: ChoiceCardProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const name = message(choice.title)
  const press = message(isOn ? section.turnOff : section.turnOn)
  return (
    <Card>
      <CardTitle title={name} />
      <div>
        <Tag tone={isOn ? 'good' : 'plain'}>
          {since === null
            ? message('web.member.account.choice.never')
            : message(isOn ? section.on : section.off, { date: formatDate(since, locale) })}
        </Tag>
      </div>
      <Text tone="muted">{message(choice.text)}</Text>
      <CardFoot>
        <EntryButton name={`${press}: ${name}`} onClick={() => onPress(choice, !isOn)}>
          {press}
        </EntryButton>
      </CardFoot>
    </Card>
  )
}
