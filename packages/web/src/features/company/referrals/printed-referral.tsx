import { formatDate, formatDateTime, formatPhone, useLocale } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import { PrintedLetter } from '@hospital/ui/referrals'
import type { ComponentProps, ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import { bodyWords, guarantorText, injuryWords, severityWords } from './referral-words.ts'
import type { ReferralDetail } from './referral.ts'

type Facts = ComponentProps<typeof PrintedLetter>['parts'][number]['facts']

interface Words {
  readonly message: Message
  readonly locale: Locale
}

const fact = (term: string, details: string | null) => (details === null ? [] : [{ term, details }])

const employeeFacts = ({ karyawan, tgl_lahir }: ReferralDetail, { message, locale }: Words): Facts => [
  ...fact(message('web.company.referral.print.name'), karyawan.nama_lengkap),
  ...fact(message('web.company.referral.print.birthDate'), formatDate(tgl_lahir, locale)),
  ...fact(message('web.company.referral.employeeNumber'), karyawan.nik_karyawan),
  ...fact(message('web.company.referral.department'), karyawan.departemen),
]

const accidentFacts = (referral: ReferralDetail, { message, locale }: Words): Facts => [
  ...fact(message('web.company.referral.at'), formatDateTime(referral.waktu_kejadian, locale)),
  ...fact(message('web.company.referral.place'), referral.lokasi_kejadian),
  { term: message('web.company.referral.account'), details: referral.kronologi, long: true },
  ...fact(message('web.company.referral.injury'), message(injuryWords[referral.jenis_cedera])),
  ...fact(
    message('web.company.referral.body'),
    referral.bagian_tubuh.map((part) => message(bodyWords[part])).join(', '),
  ),
  ...fact(message('web.company.referral.severity'), message(severityWords[referral.tingkat_cedera][0])),
]

const guarantorFacts = ({ pelapor, ...referral }: ReferralDetail, message: Message): Facts => [
  ...fact(message('web.company.referral.guarantor'), guarantorText(referral.penjamin, message)),
  ...fact(message('web.company.referral.kpj'), referral.no_kpj),
  ...fact(message('web.company.referral.insurer'), referral.nama_asuransi),
  ...fact(message('web.company.referral.policy'), referral.no_polis),
  ...fact(message('web.company.referral.reporter.name'), `${pelapor.nama}, ${pelapor.jabatan}`),
  ...fact(message('web.company.referral.reporter.phone'), formatPhone(pelapor.no_telp)),
]

/** The letter that the employee takes to the hospital: one sheet, with everything the hospital needs and none of its findings. */
export const PrintedReferral = ({ referral }: { readonly referral: ReferralDetail }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { karyawan, rumah_sakit } = referral
  return (
    <PrintedLetter
      title={message('web.company.referral.print.title')}
      lines={[
        karyawan.perusahaan.nama,
        message('web.company.referral.print.issued', { day: formatDateTime(referral.created_at, locale) }),
        message('web.company.referral.print.to', { hospital: rumah_sakit.nama }),
        ...(referral.alamat_rumah_sakit === null ? [] : [referral.alamat_rumah_sakit]),
      ]}
      codes={[
        { term: message('web.company.referral.number'), code: referral.no_rujukan },
        { term: message('web.company.referral.code'), code: referral.kode_verifikasi },
      ]}
      parts={[
        { title: message('web.company.referral.employee'), facts: employeeFacts(referral, { message, locale }) },
        { title: message('web.company.referral.step.accident'), facts: accidentFacts(referral, { message, locale }) },
        { title: message('web.company.referral.step.guarantor'), facts: guarantorFacts(referral, message) },
      ]}
      check={message('web.company.referral.print.check')}
      signatures={[
        message('web.company.referral.print.signCompany'),
        message('web.company.referral.print.signHospital'),
      ]}
    />
  )
}
