import { Inline, LinkButton, Stack, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { MemberArea } from '../area/member-area.tsx'
import { FamilyList } from './family-list.tsx'
import { WhoSeesMe } from './who-sees-me.tsx'

/** The persons for whom a member may act, the member first; the ways to add a person; and the persons who may act for the member. */
export const FamilyPage = ({ data }: PageProps<AreaLoader>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <MemberArea
      data={data}
      part="family"
      title={message('web.member.family.title')}
      intro={message('web.member.family.intro')}
    >
      {(content) => (
        <Stack gap="xl">
          <Stack>
            <Inline>
              <LinkButton icon="users" href={href(locale, 'familyNewMember')}>
                {message('web.member.family.addNew')}
              </LinkButton>
              <LinkButton tone="secondary" href={href(locale, 'familyExistingPatient')}>
                {message('web.member.family.addExisting')}
              </LinkButton>
            </Inline>
            <FamilyList {...content} />
          </Stack>
          <WhoSeesMe
            personal={content.personal}
            member={content.member.id}
            isWaiting={content.family.status === 'loading'}
          />
        </Stack>
      )}
    </MemberArea>
  )
}
