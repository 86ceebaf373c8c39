import type { CompanyComponents } from '@hospital/sdk/company'
import {
  Card,
  CardTitle,
  DescriptionList,
  EmptyState,
  formatDate,
  formatDateTime,
  formatPhone,
  Heading,
  Stack,
  Tag,
  Text,
  useLocale,
} from '@hospital/ui'
import type { Description } from '@hospital/ui'
import { BulletList, FitnessMark } from '@hospital/ui/employees'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { fitnessOf } from '../area/conclusions.ts'
import { consentSentence, isGiven, scopeWords } from '../area/consent.ts'
import { EndedConclusion } from '../area/ended-conclusion.tsx'
import { EmployeeReferrals } from './employee-referrals.tsx'
import { statusWords } from './employee.ts'
import type { EmployeeDetail } from './employee.ts'

interface EmployeeFactsProps {
  readonly isAdmin: boolean
  readonly employee: EmployeeDetail
  readonly today: string
}

/** The employee's data, the consent to share medical details with the company, the check-ups and the referrals. */
export const EmployeeFacts = ({ employee, today, isAdmin }: EmployeeFactsProps): ReactElement => {
  const message = useMessage()
  const facts = useFacts(employee)
  return (
    <Stack gap="lg">
      <Card>
        <Stack gap="sm">
          <Heading level={2} size={3}>
            {employee.nama_lengkap}
          </Heading>
          <Tag tone={employee.status === 'aktif' ? 'good' : 'plain'}>{message(statusWords[employee.status])}</Tag>
        </Stack>
        <DescriptionList items={facts} />
      </Card>
      <EmployeeConsent consent={employee.persetujuan} today={today} />
      <Stack>
        <Heading level={2} size={3}>
          {message('web.company.employee.checkups')}
        </Heading>
        {employee.riwayat_mcu.length > 0 ? (
          <EmployeeCheckups checkups={employee.riwayat_mcu} />
        ) : (
          <EmptyState
            title={message('web.company.employee.noCheckups')}
            message={message('web.company.employee.noCheckupsText')}
          />
        )}
      </Stack>
      <EmployeeReferrals employee={employee} isAdmin={isAdmin} />
    </Stack>
  )
}

const useFacts = (employee: EmployeeDetail): readonly Description[] => {
  const message = useMessage()
  const locale = useLocale()
  return [
    { term: message('web.company.employees.number'), details: employee.nik_karyawan },
    { term: message('web.company.employees.department'), details: employee.departemen },
    { term: message('web.company.employees.position'), details: employee.jabatan },
    { term: message('web.company.employees.site'), details: employee.lokasi_kerja },
    {
      term: message('web.results.birthDate'),
      details: message('web.company.employee.born', {
        date: formatDate(employee.tgl_lahir, locale),
        age: employee.usia,
      }),
    },
    {
      term: message('web.member.profile.gender'),
      details: message(employee.gender === 'L' ? 'web.member.profile.male' : 'web.member.profile.female'),
    },
    { term: message('web.form.phone'), details: employee.no_telp && formatPhone(employee.no_telp) },
    { term: message('web.form.email'), details: employee.email },
    { term: message('web.company.employee.since'), details: formatDate(employee.terdaftar_sejak, locale) },
  ]
}

interface EmployeeConsentProps {
  readonly consent: CompanyComponents['schemas']['Consent']
  readonly today: string
}

/** The data that an employee lets the company see, in words. */
const EmployeeConsent = ({ consent, today }: EmployeeConsentProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { berlaku_sampai: until, diberikan_pada: since, cakupan: scopes } = consent
  return (
    <Card>
      <Heading level={2} size={4}>
        {message('web.company.consent.title')}
      </Heading>
      <Text as="strong">{message(consentSentence(consent, today))}</Text>
      {isGiven(consent, today) && (
        <>
          <BulletList items={scopes.map((scope) => message(scopeWords[scope]))} />
          {until !== null && <p>{message('web.company.consent.until', { date: formatDate(until, locale) })}</p>}
          {since !== null && <p>{message('web.company.consent.since', { date: formatDateTime(since, locale) })}</p>}
        </>
      )}
      <Text tone="muted">{message('web.company.consent.always')}</Text>
    </Card>
  )
}

interface EmployeeCheckupsProps {
  readonly checkups: readonly CompanyComponents['schemas']['EmployeeMcu'][]
}

/** The check-ups of an employee, the newest first, each with its result. */
const EmployeeCheckups = ({ checkups }: EmployeeCheckupsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Stack as="ul">
      {checkups.map((checkup) => (
        <li key={checkup.id}>
          <Card compact pressable>
            <CardTitle
              title={message('web.company.employee.checkupOf', { date: formatDate(checkup.tanggal, locale) })}
              href={href(locale, 'companyMcuResults', { hasil: String(checkup.id) })}
            />
            <FitnessMark fitness={fitnessOf[checkup.kesimpulan]} />
            <EndedConclusion checkup={checkup} />
          </Card>
        </li>
      ))}
    </Stack>
  )
}
