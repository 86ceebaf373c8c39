import { Button, formatDate, Inline, Link, LinkButton, Stack, Text, useLocale } from '@hospital/ui'
import type { Description } from '@hospital/ui'
import { FitnessHead } from '@hospital/ui/employees'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { fileLink } from '../../../shared/file-link.ts'
import { conclusionWords, fitnessOf } from '../area/conclusions.ts'
import { validityMessage } from '../area/validity.ts'
import { ResultSections } from './result-sections.tsx'
import type { CheckupDetail } from './result.ts'

interface ResultReportProps {
  readonly result: CheckupDetail
  readonly today: string
}

/**
 * A check-up in full: first whether the employee may work, then the data that the employee lets the company see. It can be printed as it
 * is.
 */
export const ResultReport = ({ result, today }: ResultReportProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const facts = useFacts(result)
  const { kesimpulan: conclusion, berlaku_sampai: until } = result
  const { text, ended } = validityMessage(conclusion, until, today)
  return (
    <Stack gap="xl">
      <FitnessHead
        name={result.karyawan.nama_lengkap}
        fitness={fitnessOf[conclusion]}
        validity={message(text, { date: until === null ? '' : formatDate(until, locale) })}
        ended={ended}
        restrictions={result.pembatasan_kerja.map((restriction) => ({ text: restriction, lang: 'id' }))}
        facts={facts}
        actions={<Actions result={result} />}
      />
      <ResultSections result={result} today={today} />
    </Stack>
  )
}

const Actions = ({ result }: Pick<ResultReportProps, 'result'>): ReactElement => {
  const message = useMessage()
  const file = result.detail_medis?.berkas ?? null
  // Only the browser renders the content of the area; the server would have no `window.location` here.
  const link = file === null ? undefined : fileLink(file, window.location.protocol)
  return (
    <Stack gap="sm">
      <Inline>
        {link !== undefined && (
          <LinkButton
            icon="download"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
          >
            {message('web.results.pdf')}
          </LinkButton>
        )}
        <Button tone="secondary" icon="file" onClick={() => window.print()}>
          {message('web.results.print')}
        </Button>
      </Inline>
      {link === undefined && (
        <Text size="caption" tone="muted">
          {message('web.company.checkup.noPdf')}
        </Text>
      )}
    </Stack>
  )
}

const useFacts = (result: CheckupDetail): readonly Description[] => {
  const message = useMessage()
  const locale = useLocale()
  const { karyawan: employee, mcu_sebelumnya: earlier } = result
  return [
    {
      term: message('web.company.checkup.employee'),
      details: (
        <Link href={href(locale, 'companyEmployees', { karyawan: String(employee.id) })}>
          {message('web.company.checkup.numbered', { name: employee.nama_lengkap, number: employee.nik_karyawan })}
        </Link>
      ),
    },
    { term: message('web.company.employees.department'), details: employee.departemen },
    { term: message('web.results.employer'), details: employee.perusahaan.nama },
    { term: message('web.company.checkup.day'), details: formatDate(result.tanggal, locale) },
    { term: message('web.company.checkup.number'), details: result.no_mcu },
    { term: message('web.company.checkup.package'), details: <span lang="id">{result.paket}</span> },
    { term: message('web.results.hospital'), details: result.rumah_sakit.nama },
    { term: message('web.company.checkup.doctor'), details: result.dokter_pemeriksa },
    {
      term: message('web.company.checkup.before'),
      details: earlier
        ? message('web.company.checkup.beforeWas', {
            date: formatDate(earlier.tanggal, locale),
            conclusion: message(conclusionWords[earlier.kesimpulan]),
          })
        : message('web.company.checkup.noBefore'),
    },
  ]
}
