import {
  Card,
  DescriptionList,
  EmptyState,
  formatDate,
  formatPhone,
  Heading,
  Stack,
  Tag,
  useLocale,
} from '@hospital/ui'
import type { Description } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { EmployeeCheckups } from './employee-checkups.tsx'
import { EmployeeConsent } from './employee-consent.tsx'
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
