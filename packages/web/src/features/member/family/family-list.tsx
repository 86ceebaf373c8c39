import { Grid, Stack } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { readSession } from '../../../session/read-session.ts'
import { writeFamilyCookie } from '../../../session/write-cookies.ts'
import type { AreaContent } from '../area/member-area.tsx'
import { PersonCard } from './person-card.tsx'

const forgetInCookie = (person: number) => {
  const { member } = readSession(document.cookie)
  if (member) writeFamilyCookie(member.family.filter((id) => id !== person))
}

/** The persons of the family; all but the member can be removed. Contract: operation `removeFamilyMember`. */
export const FamilyList = ({ personal, member, family }: AreaContent): ReactElement => {
  const message = useMessage()
  const [asked, setAsked] = useState<FamilyMember>()
  const [ended, setEnded] = useState<End>()
  return (
    <Stack gap="sm">
      <EndNotice end={ended} />
      <PersonalPart state={family} failed="web.member.family.failed" refreshing="web.member.refreshing">
        {(persons) => (
          <Grid as="ul" columns="halves">
            {persons.map((person) => (
              <li key={person.id}>
                <PersonCard
                  person={person}
                  onRemove={
                    person.id === member.id
                      ? undefined
                      : () => {
                          setEnded(undefined)
                          setAsked(person)
                        }
                  }
                />
              </li>
            ))}
          </Grid>
        )}
      </PersonalPart>
      {asked && (
        <ConfirmWrite
          personal={personal}
          title={message('web.member.family.remove.title')}
          yes={message('web.member.family.remove')}
          no={message('web.member.family.remove.no')}
          stale={['getFamily']}
          write={() => personal.member.removeFamilyMember({ body: { user_id: member.id, id_pasien: asked.id } })}
          done="web.member.family.removed"
          unknown="web.member.family.remove.unknown"
          values={{ name: asked.name }}
          onEnd={(end) => {
            setAsked(undefined)
            if (end?.tone === 'good') forgetInCookie(asked.id)
            setEnded(end)
          }}
        >
          <span>{message('web.member.family.remove.text', { name: asked.name })}</span>
          <span>
            {message(
              asked.recordNumber === undefined
                ? 'web.member.family.remove.followsDeleted'
                : 'web.member.family.remove.follows',
            )}
          </span>
        </ConfirmWrite>
      )}
    </Stack>
  )
}
