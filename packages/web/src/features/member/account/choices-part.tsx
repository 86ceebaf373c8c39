import { Tag, Card, CardFoot, CardTitle, formatDate, Grid, Text, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import { WriteNotice } from '../../../personal-data/write-notice.tsx'
import { EntryButton } from '../../../shared/entry-button.tsx'
import type { AccountChoice } from './account-reads.ts'
import { AccountPart, AccountSection } from './account-section.tsx'
import type { ChoiceSection } from './choice-kinds.ts'

type Choice = ChoiceSection['choices'][number]
type Question = Required<Pick<Choice, 'kind' | 'question'>>

interface ChoicesPartProps {
  readonly personal: PersonalData
  readonly member: number
  readonly section: ChoiceSection
}

/** The settings of the account, each with a switch. Before a change that is hard to undo, a dialog asks. */
export const ChoicesPart = ({ personal, member, section }: ChoicesPartProps): ReactElement => {
  const state = useRead(personal, section.read(member))
  const [asked, setAsked] = useState<Question>()
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
  const press = ({ kind, question }: Choice, isOn: boolean) => {
    setEnd(undefined)
    if (!isOn && question) setAsked({ kind, question })
    else if (!busy) send({ kind, isOn })
  }
  return (
    <AccountSection title={section.title} intro={section.intro} end={end}>
      <WriteNotice notice={notice} />
      <AccountPart state={state} failed={section.failed}>
        {(known) => <ChoiceCards section={section} known={known} onPress={press} />}
      </AccountPart>
      {asked && (
        <TurnOffQuestion
          personal={personal}
          section={section}
          question={asked.question}
          write={() => write(asked.kind, false)}
          onEnd={(ended) => {
            setAsked(undefined)
            setEnd(ended)
          }}
        />
      )}
    </AccountSection>
  )
}

interface TurnOffQuestionProps
  extends
    Pick<ChoicesPartProps, 'personal' | 'section'>,
    Pick<Question, 'question'>,
    Pick<ComponentProps<typeof ConfirmWrite>, 'write' | 'onEnd'> {}

const TurnOffQuestion = ({ section, question, ...shared }: TurnOffQuestionProps): ReactElement => {
  const message = useMessage()
  return (
    <ConfirmWrite
      {...shared}
      title={message(question.title)}
      yes={message(question.yes)}
      no={message(question.no)}
      stale={[section.operation]}
      done={section.saved}
      unknown={section.unknown}
    >
      <span>{message(question.text)}</span>
    </ConfirmWrite>
  )
}

interface ChoiceCardsProps extends Pick<ChoicesPartProps, 'section'>, Pick<ChoiceCardProps, 'onPress'> {
  readonly known: readonly AccountChoice[]
}

const ChoiceCards = ({ section, known, onPress }: ChoiceCardsProps): ReactElement => (
  <Grid as="ul" columns="halves">
    {section.choices.flatMap((choice) => {
      const found = known.find(({ jenis }) => jenis === choice.kind)
      return found ? (
        <li key={choice.kind}>
          <ChoiceCard section={section} choice={choice} isOn={found.aktif} since={found.sejak} onPress={onPress} />
        </li>
      ) : (
        []
      )
    })}
  </Grid>
)

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
