import { EmailField, Fieldset, PhoneField, Stack, TextArea, TextField } from '@hospital/ui'
import type { ReactElement } from 'react'
import type { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { CompanyProfile } from './read-company-profile.ts'

interface CompanyContactFieldsProps {
  readonly field: ReturnType<typeof useField>
  /** Default: empty fields. */
  readonly company?: CompanyProfile | undefined
}

/** The fields of a company's address, of how it is reached, and of the person in charge. */
export const CompanyContactFields = ({ field, company }: CompanyContactFieldsProps): ReactElement => {
  const message = useMessage()
  const pic = company?.pic
  return (
    <Stack gap="lg">
      <TextArea {...field('alamat', 'web.member.profile.address')} value={company?.alamat ?? ''} rows={2} optional />
      <TextField {...field('kota', 'web.company.profile.city')} value={company?.kota ?? ''} optional />
      <TextField {...field('provinsi', 'web.company.profile.province')} value={company?.provinsi ?? ''} optional />
      <TextField {...field('kode_pos', 'web.company.profile.postalCode')} value={company?.kode_pos ?? ''} optional />
      <EmailField {...field('email', 'web.company.profile.email')} value={company?.email ?? ''} />
      <PhoneField {...field('no_telp', 'web.company.profile.phone')} value={company?.no_telp ?? ''} />
      <TextField {...field('website', 'web.company.profile.website')} value={company?.website ?? ''} optional />
      <Fieldset label={message('web.company.profile.person')}>
        <Stack gap="lg">
          <TextField {...field('pic.nama', 'web.form.name')} value={pic?.nama ?? ''} />
          <TextField {...field('pic.jabatan', 'web.company.profile.position')} value={pic?.jabatan ?? ''} />
          <EmailField {...field('pic.email', 'web.form.email')} value={pic?.email ?? ''} />
          <PhoneField {...field('pic.no_telp', 'web.form.phone')} value={pic?.no_telp ?? ''} />
        </Stack>
      </Fieldset>
    </Stack>
  )
}
