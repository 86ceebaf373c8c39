import { adulthood, jakartaDate } from '@hospital/sdk'
import {
  Button,
  Checkbox,
  DateField,
  EmailField,
  InlineAlert,
  Link,
  NikField,
  PhoneField,
  RadioGroup,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
  useLocale,
} from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { typedDate } from '../../../forms/typed-date.ts'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { MemberArea } from '../area/member-area.tsx'
import type { AreaContent } from '../area/member-area.tsx'
import { familyLabels } from './family-labels.ts'
import { checkNewMember, newMemberFields, newMemberRequest } from './new-member-values.ts'
import { childRelationCodes, relationChoices } from './relations.ts'
import { useFamilyForm } from './use-family-form.ts'

/** Adds a child who has never been a patient of the group to the family. Adults are told how they join. */
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
  const [isForeign, setForeign] = useState(false)
  const form = useFamilyForm({
    personal,
    fields: newMemberFields,
    check: (values) => checkNewMember(values, jakartaDate(serverNow())),
    write: (values) => personal.member.addNewFamilyMember({ body: newMemberRequest(member.id, values) }),
  })
  const { ref, submission, busy, onSubmit } = form
  const bound = useField('keluarga', submission)
  const field = (name: keyof typeof familyLabels) => bound(name, familyLabels[name])
  return (
    <form ref={ref} method="post" noValidate onSubmit={onSubmit} aria-label={message('web.member.family.new.title')}>
      <Stack gap="lg">
        <WriteStatus form={form} prefix="keluarga" labels={familyLabels} />
        <SelectField
          {...field('status_family')}
          options={relationChoices(message, childRelationCodes)}
          any={message('web.member.family.relation.choose')}
        />
        <TextField {...field('nama')} hint={message('web.member.profile.nameHint')} />
        <TextField {...field('tempat_lahir')} />
        <DateField {...field('tgl_lahir')} value={typedDate(submission, 'tgl_lahir')} />
        <RadioGroup
          {...field('gender')}
          options={[
            { value: 'L', label: message('web.member.profile.male') },
            { value: 'P', label: message('web.member.profile.female') },
          ]}
        />
        <RadioGroup
          {...field('warga_negara')}
          value={isForeign ? 'wna' : 'wni'}
          onChange={(value) => setForeign(value === 'wna')}
          options={[
            { value: 'wni', label: message('web.member.family.wni') },
            { value: 'wna', label: message('web.member.family.wna') },
          ]}
        />
        {isForeign ? (
          <TextField {...field('no_paspor')} hint={message('web.member.family.passport.hint')} />
        ) : (
          <NikField {...field('nik')} hint={message('web.member.family.nik.hint')} />
        )}
        <PhoneField {...field('no_hp')} hint={message('web.member.family.phone.hint')} optional />
        <EmailField {...field('email')} optional />
        <TextArea {...field('alamat')} rows={3} optional />
        <Checkbox {...bound('persetujuan', 'web.member.family.new.consent')} value="ya" />
        <div>
          <Button type="submit" size="large" busy={busy}>
            {message('web.member.family.add')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
