import { Card, DescriptionList, formatDateTime, formatPhone, Heading, useLocale } from '@hospital/ui'
import type { Description, Locale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import { bodyWords, guarantorText, injuryWords, severityWords } from './referral-words.ts'
import type { ReferralDetail } from './referral.ts'

type Facts = readonly (Description | false)[]

interface Words {
  readonly message: Message
  readonly locale: Locale
}

const said = (text: string) => <span lang="id">{text}</span>

const accidentFacts = (referral: ReferralDetail, { message, locale }: Words): Facts => [
  { term: message('web.company.referral.at'), details: formatDateTime(referral.waktu_kejadian, locale) },
  { term: message('web.company.referral.place'), details: said(referral.lokasi_kejadian) },
  { term: message('web.company.referral.account'), details: said(referral.kronologi) },
  { term: message('web.company.referral.injury'), details: message(injuryWords[referral.jenis_cedera]) },
  {
    term: message('web.company.referral.body'),
    details: referral.bagian_tubuh.map((part) => message(bodyWords[part])).join(', '),
  },
  {
    term: message('web.company.referral.severity'),
    details: message(severityWords[referral.tingkat_cedera][0]),
  },
]

const guarantorFacts = ({ pelapor, ...referral }: ReferralDetail, message: Message): Facts => [
  { term: message('web.company.referral.guarantor'), details: guarantorText(referral.penjamin, message) },
  referral.no_kpj !== null && { term: message('web.company.referral.kpj'), details: referral.no_kpj },
  referral.nama_asuransi !== null && {
    term: message('web.company.referral.insurer'),
    details: referral.nama_asuransi,
  },
  referral.no_polis !== null && { term: message('web.company.referral.policy'), details: referral.no_polis },
  { term: message('web.company.referral.reporter.name'), details: pelapor.nama },
  { term: message('web.company.referral.reporter.position'), details: said(pelapor.jabatan) },
  { term: message('web.company.referral.reporter.phone'), details: formatPhone(pelapor.no_telp) },
]

const numberFacts = ({ karyawan, ...referral }: ReferralDetail, message: Message): Facts => [
  { term: message('web.company.referral.number'), details: referral.no_rujukan },
  { term: message('web.company.referral.code'), details: referral.kode_verifikasi },
  { term: message('web.company.referral.hospital'), details: referral.rumah_sakit.nama },
  { term: message('web.company.referral.employeeNumber'), details: karyawan.nik_karyawan },
  { term: message('web.company.referral.department'), details: karyawan.departemen ?? undefined },
]

/** The facts that the company reported; numbers come last. */
export const ReferralFacts = ({ referral }: { readonly referral: ReferralDetail }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const groups = [
    [message('web.company.referral.step.accident'), accidentFacts(referral, { message, locale })],
    [message('web.company.referral.step.guarantor'), guarantorFacts(referral, message)],
    [message('web.company.referral.numbers'), numberFacts(referral, message)],
  ] as const
  return (
    <>
      {groups.map(([title, items]) => (
        <Card key={title}>
          <Heading level={2} size={4}>
            {title}
          </Heading>
          <DescriptionList items={items.filter((item) => item !== false)} />
        </Card>
      ))}
    </>
  )
}
