import { adulthood, jakartaDate } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import { Button, InlineAlert, Link, Stack, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { checkFields, firstValues, formRules, requestOf } from '../../../forms/fields.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { WriteFormView } from '../../../personal-data/write-form-view.tsx'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import { useToday } from '../../../shared/use-server-now.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { MemberArea } from '../area/member-area.tsx'
import type { AreaContent } from '../area/member-area.tsx'
import { newMemberFields } from './family-fields.tsx'
import { useFamilyForm } from './use-family-form.ts'

type NewMember = MemberComponents['schemas']['AddNewFamilyMemberRequest']

/** Adds a child who has never been a patient of the group to the family. The page tells adults how they join. */
export const NewMemberPage = ({ data }: PageProps<AreaLoader>): ReactElement => {
  const message = useMessage()
  return (
    <MemberArea
      data={data}
      part="family"
      title={message('web.member.family.new.title')}
      intro={message('web.member.family.new.intro', { age: adulthood })}
    >
      {(content) => (
        <Stack gap="lg">
          <HowAdultsJoin />
          <NewMemberForm {...content} />
        </Stack>
      )}
    </MemberArea>
  )
}

const HowAdultsJoin = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <InlineAlert title={message('web.member.family.new.adults', { age: adulthood })}>
      <Stack gap="xs" align="start">
        <Text>{message('web.member.family.new.adultsText')}</Text>
        <Link look="action" href={href(locale, 'familyExistingPatient')}>
          {message('web.member.family.addExisting')}
        </Link>
      </Stack>
    </InlineAlert>
  )
}

const NewMemberForm = ({ personal, member }: AreaContent): ReactElement => {
  const message = useMessage()
  const fields = newMemberFields(useToday())
  const form = useFamilyForm({
    ...formRules(fields),
    personal,
    first: firstValues(fields),
    check: (values) => checkFields(newMemberFields(jakartaDate(serverNow())), values),
    write: (values) =>
      personal.member.addNewFamilyMember({ body: { ...requestOf<NewMember>(fields, values), user_id: member.id } }),
  })
  return (
    <WriteFormView form={form} prefix="keluarga" fields={fields} title={message('web.member.family.new.title')}>
      <div>
        <Button type="submit" size="large" busy={form.busy}>
          {message('web.member.family.add')}
        </Button>
      </div>
    </WriteFormView>
  )
}
