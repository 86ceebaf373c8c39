import { EmailField, Fieldset, PhoneField, Stack, TextArea, TextField } from '@hospital/ui'
import type { ReactElement } from 'react'
import type { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { companyLabels } from './company-labels.ts'
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
  const own = (name: keyof typeof companyLabels) => field(name, companyLabels[name])
  return (
    <Stack gap="lg">
      <TextArea {...own('alamat')} value={company?.alamat ?? ''} rows={2} optional />
      <TextField {...own('kota')} value={company?.kota ?? ''} optional />
      <TextField {...own('provinsi')} value={company?.provinsi ?? ''} optional />
      <TextField {...own('kode_pos')} value={company?.kode_pos ?? ''} optional />
      <EmailField {...own('email')} value={company?.email ?? ''} />
      <PhoneField {...own('no_telp')} value={company?.no_telp ?? ''} />
      <TextField {...own('website')} value={company?.website ?? ''} optional />
      <Fieldset label={message('web.company.profile.person')}>
        <Stack gap="lg">
          <TextField {...own('pic.nama')} value={pic?.nama ?? ''} />
          <TextField {...own('pic.jabatan')} value={pic?.jabatan ?? ''} />
          <EmailField {...own('pic.email')} value={pic?.email ?? ''} />
          <PhoneField {...own('pic.no_telp')} value={pic?.no_telp ?? ''} />
        </Stack>
      </Fieldset>
    </Stack>
  )
}
