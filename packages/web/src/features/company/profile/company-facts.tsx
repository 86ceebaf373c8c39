import { Card, DescriptionList, formatDate, formatPhone, Heading, Stack, useLocale } from '@hospital/ui'
import type { Description, Locale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import type { CompanyProfile } from './read-company-profile.ts'

interface CompanyFactsProps {
  readonly profile: CompanyProfile
}

interface Words {
  readonly message: Message
  readonly locale: Locale
}

const companyFacts = (profile: CompanyProfile, { message, locale }: Words): readonly Description[] => [
  { term: message('web.company.profile.name'), details: profile.nama },
  { term: message('web.company.profile.code'), details: profile.kd_perusahaan },
  { term: message('web.company.profile.business'), details: profile.bidang_usaha },
  {
    term: message('web.company.profile.contract'),
    details: message('web.company.profile.contractDays', {
      from: profile.kontrak_mulai ? formatDate(profile.kontrak_mulai, locale) : '–',
      to: profile.kontrak_selesai ? formatDate(profile.kontrak_selesai, locale) : '–',
    }),
  },
  { term: message('web.company.profile.employees'), details: profile.jumlah_karyawan.toLocaleString(locale) },
  {
    term: message('web.company.profile.hospitals'),
    details: profile.rumah_sakit_rujukan.map(({ nama }) => nama).join(', ') || undefined,
  },
]

const contactFacts = (profile: CompanyProfile, message: Message): readonly Description[] => {
  const address = [profile.alamat, profile.kota, profile.provinsi, profile.kode_pos].filter(Boolean).join(', ')
  return [
    { term: message('web.member.profile.address'), details: address || undefined },
    { term: message('web.form.email'), details: profile.email },
    { term: message('web.form.phone'), details: profile.no_telp && formatPhone(profile.no_telp) },
    { term: message('web.company.profile.website'), details: profile.website },
  ]
}

/** The facts about the company's contact person. */
const personFacts = ({ pic }: CompanyProfile, message: Message): readonly Description[] => [
  { term: message('web.form.name'), details: pic?.nama },
  { term: message('web.company.profile.position'), details: pic?.jabatan },
  { term: message('web.form.email'), details: pic?.email },
  { term: message('web.form.phone'), details: pic?.no_telp && formatPhone(pic.no_telp) },
]

/** The data that the hospital group has of a corporate client. */
export const CompanyFacts = ({ profile }: CompanyFactsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const groups = [
    [message('web.company.profile.company'), companyFacts(profile, { message, locale })],
    [message('web.company.profile.contact'), contactFacts(profile, message)],
    [message('web.company.profile.person'), personFacts(profile, message)],
  ] as const
  return (
    <Stack gap="lg">
      {groups.map(([title, items]) => (
        <Card key={title}>
          <Heading level={2} size={4}>
            {title}
          </Heading>
          <DescriptionList items={items} />
        </Card>
      ))}
    </Stack>
  )
}
