import { adulthood } from '@hospital/sdk'
import { Avatar, Card, CardFoot, CardTitle, Fact, formatDate, Grid, Inline, Stack, Tag, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useAsked } from '../../../personal-data/use-asked.ts'
import { href } from '../../../routes/href.ts'
import { readSession } from '../../../session/read-session.ts'
import { writeFamilyCookie } from '../../../session/write-cookies.ts'
import { EntryButton } from '../../../shared/entry-button.tsx'
import type { AreaContent } from '../area/member-area.tsx'
import { relationWord } from '../profile/relation-word.ts'

const forgetInCookie = (person: number) => {
  const { member } = readSession(document.cookie)
  if (member) writeFamilyCookie(member.family.filter((id) => id !== person))
}

/** The persons of the family. The member can remove all but themselves. */
export const FamilyList = ({ personal, member, family }: AreaContent): ReactElement => {
  const { asked, ended, ask, leave } = useAsked<FamilyMember>()
  return (
    <Stack gap="sm">
      <EndNotice end={ended} />
      <PersonalPart state={family} failed="web.member.family.failed" refreshing="web.member.refreshing">
        {(persons) => <Persons persons={persons} member={member} onRemove={ask} />}
      </PersonalPart>
      {asked && <RemovePerson personal={personal} member={member} person={asked} onEnd={leave} />}
    </Stack>
  )
}

interface PersonsProps extends Pick<AreaContent, 'member'> {
  readonly persons: readonly FamilyMember[]
  readonly onRemove: (person: FamilyMember) => void
}

const Persons = ({ persons, member, onRemove }: PersonsProps): ReactElement => (
  <Grid as="ul" columns="halves">
    {persons.map((person) => (
      <li key={person.id}>
        <PersonCard person={person} onRemove={person.id === member.id ? undefined : () => onRemove(person)} />
      </li>
    ))}
  </Grid>
)

interface PersonCardProps {
  readonly person: FamilyMember
  /** Asks to remove the person; undefined for the main user. */
  readonly onRemove: (() => void) | undefined
}

/** A person in the list of the family: their name and relation, and whether they have a medical record. */
const PersonCard = ({ person, onRemove }: PersonCardProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { id, name, gender, relation, birthDate, recordNumber, awaitsConsent } = person
  return (
    <Card as="article" pressable>
      <Inline>
        <Avatar size="normal" gender={gender} />
        <Stack gap="xs">
          <CardTitle level={2} title={name} href={href(locale, 'familyMember', { pasien: String(id) })} />
          <div>
            <Tag>{message(relationWord(relation))}</Tag>
          </div>
        </Stack>
      </Inline>
      <Fact icon="calendar">{message('web.member.family.born', { date: formatDate(birthDate, locale) })}</Fact>
      <Fact icon="file">
        {recordNumber === undefined
          ? message('web.member.family.noRecord')
          : message('web.member.family.record', { number: recordNumber })}
      </Fact>
      {awaitsConsent && <Fact icon="clock">{message('web.member.family.ownConsent.waiting', { age: adulthood })}</Fact>}
      {onRemove && (
        <CardFoot>
          <EntryButton name={message('web.member.family.removeOf', { name })} onClick={onRemove}>
            {message('web.member.family.remove')}
          </EntryButton>
        </CardFoot>
      )}
    </Card>
  )
}

interface RemovePersonProps extends Pick<AreaContent, 'personal' | 'member'> {
  readonly person: FamilyMember
  readonly onEnd: (end?: End) => void
}

/** Asks whether to remove a person, names the consequences, and removes them. Contract: operation `removeFamilyMember`. */
const RemovePerson = ({ personal, member, person, onEnd }: RemovePersonProps): ReactElement => {
  const message = useMessage()
  const { id, name, recordNumber } = person
  return (
    <ConfirmWrite
      personal={personal}
      title={message('web.member.family.remove.title')}
      yes={message('web.member.family.remove')}
      no={message('web.member.family.remove.no')}
      stale={['getFamily']}
      write={() => personal.member.removeFamilyMember({ body: { user_id: member.id, id_pasien: id } })}
      done="web.member.family.removed"
      unknown="web.member.family.remove.unknown"
      values={{ name }}
      onEnd={(end) => {
        if (end?.tone === 'good') forgetInCookie(id)
        onEnd(end)
      }}
    >
      <span>{message('web.member.family.remove.text', { name })}</span>
      <span>
        {message(
          recordNumber === undefined ? 'web.member.family.remove.followsDeleted' : 'web.member.family.remove.follows',
        )}
      </span>
    </ConfirmWrite>
  )
}
