import { Grid, Inline, LinkButton, Stack, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { MemberArea } from '../area/member-area.tsx'
import type { loadFamily } from './load-family.ts'
import { PersonCard } from './person-card.tsx'

/** The persons for whom a member may act, themselves first, and the ways to add one. */
export const FamilyPage = ({ data }: PageProps<typeof loadFamily>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <MemberArea
      data={data}
      part="family"
      title={message('web.member.family.title')}
      intro={message('web.member.family.intro')}
    >
      {({ family }) => (
        <Stack gap="lg">
          <Inline>
            <LinkButton icon="users" href={href(locale, 'familyNewMember')}>
              {message('web.member.family.addNew')}
            </LinkButton>
            <LinkButton tone="secondary" href={href(locale, 'familyExistingPatient')}>
              {message('web.member.family.addExisting')}
            </LinkButton>
          </Inline>
          <PersonalPart state={family} failed="web.member.family.failed">
            {(persons) => (
              <Grid as="ul" columns="halves">
                {persons.map((person) => (
                  <li key={person.id}>
                    <PersonCard person={person} />
                  </li>
                ))}
              </Grid>
            )}
          </PersonalPart>
        </Stack>
      )}
    </MemberArea>
  )
}
