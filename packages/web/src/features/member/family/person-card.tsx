import { adulthood } from '@hospital/sdk'
import { Avatar, Card, CardFoot, CardTitle, Fact, formatDate, Inline, Stack, Tag, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { href } from '../../../routes/href.ts'
import { EntryButton } from '../../../shared/entry-button.tsx'
import { relationWord } from '../profile/relation-word.ts'

interface PersonCardProps {
  readonly person: FamilyMember
  /** Asks to remove the person; undefined for the main user. */
  readonly onRemove: (() => void) | undefined
}

/** A person of the family, in a list: who it is, and whether they have a medical record. */
export const PersonCard = ({ person, onRemove }: PersonCardProps): ReactElement => {
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
