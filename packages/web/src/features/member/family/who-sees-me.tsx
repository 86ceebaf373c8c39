import type { MemberComponents } from '@hospital/sdk/member'
import {
  Card,
  CardFoot,
  CardTitle,
  EmptyState,
  Fact,
  formatDate,
  Grid,
  Heading,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import { useAsked } from '../../../personal-data/use-asked.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { EntryButton } from '../../../shared/entry-button.tsx'
import { relationWord } from '../profile/relation-word.ts'

type FamilyAccess = MemberComponents['schemas']['FamilyAccess']

/** The persons who can see a member's data, the latest first. Contract: operation `listFamilyAccess`. */
const readFamilyAccess = (memberId: number): Read<readonly FamilyAccess[]> => ({
  operation: 'listFamilyAccess',
  patient: memberId,
  call: ({ member }, signal) =>
    answerOf(member.listFamilyAccess({ query: { user_id: memberId } }, { signal }), ({ data }) => data),
})

interface WhoSeesMeProps {
  readonly personal: PersonalData
  readonly member: number
  /** Whether the content above is still loading. Until it is there this part stays hidden, since it would be pushed down. */
  readonly isWaiting: boolean
}

/**
 * The persons who can see the member's data. The member can end their access. Contract: operations `listFamilyAccess` and
 * `endFamilyAccess`.
 */
export const WhoSeesMe = ({ personal, member, isWaiting }: WhoSeesMeProps): ReactElement | null => {
  const message = useMessage()
  const state = useRead(personal, readFamilyAccess(member))
  const { asked, ended, ask, leave } = useAsked<FamilyAccess>()
  if (isWaiting) return null
  return (
    <section aria-labelledby="yang-melihat">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={2} size={3} id="yang-melihat">
            {message('web.member.family.access.title')}
          </Heading>
          <Text tone="muted">{message('web.member.family.access.intro')}</Text>
        </Stack>
        <EndNotice end={ended} />
        <PersonalPart state={state} failed="web.member.family.access.failed" refreshing="web.member.refreshing">
          {(accounts) => <AccessList accounts={accounts} onEnd={ask} />}
        </PersonalPart>
      </Stack>
      {asked && <EndAccess personal={personal} member={member} account={asked} onEnd={leave} />}
    </section>
  )
}

interface AccessListProps {
  readonly accounts: readonly FamilyAccess[]
  readonly onEnd: (account: FamilyAccess) => void
}

const AccessList = ({ accounts, onEnd }: AccessListProps): ReactElement => {
  const message = useMessage()
  return accounts.length === 0 ? (
    <EmptyState
      title={message('web.member.family.access.none')}
      message={message('web.member.family.access.noneText')}
    />
  ) : (
    <Grid as="ul" columns="halves">
      {accounts.map((account) => (
        <li key={account.id_akses}>
          <AccessCard account={account} onEnd={() => onEnd(account)} />
        </li>
      ))}
    </Grid>
  )
}

interface EndAccessProps extends Pick<WhoSeesMeProps, 'personal' | 'member'> {
  readonly account: FamilyAccess
  readonly onEnd: (end?: End) => void
}

const EndAccess = ({ personal, member, account: { id_akses, nama: name }, onEnd }: EndAccessProps): ReactElement => {
  const message = useMessage()
  return (
    <ConfirmWrite
      personal={personal}
      title={message('web.member.family.access.end.title')}
      yes={message('web.member.family.access.end')}
      no={message('web.member.family.access.end.no')}
      stale={['listFamilyAccess']}
      write={() => personal.member.endFamilyAccess({ body: { user_id: member, id_akses } })}
      done="web.member.family.access.ended"
      unknown="web.member.family.access.unknown"
      values={{ name }}
      onEnd={onEnd}
    >
      <span>{message('web.member.family.access.end.text', { name })}</span>
      <span>{message('web.member.family.access.end.follows')}</span>
    </ConfirmWrite>
  )
}

const AccessCard = ({
  account: { nama: name, status_family: relation, sejak: since },
  onEnd,
}: {
  readonly account: FamilyAccess
  readonly onEnd: () => void
}): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Card>
      <CardTitle title={name} />
      <Fact icon="users">
        {message('web.member.family.access.relation', { relation: message(relationWord(relation)) })}
      </Fact>
      <Fact icon="calendar">{message('web.member.family.access.since', { date: formatDate(since, locale) })}</Fact>
      <CardFoot>
        <EntryButton name={message('web.member.family.access.endOf', { name })} onClick={onEnd}>
          {message('web.member.family.access.end')}
        </EntryButton>
      </CardFoot>
    </Card>
  )
}
