import { formatDate, Stack, Text, useLocale } from '@hospital/ui'
import { FitnessMark, ListTable, RowLink } from '@hospital/ui/employees'
import type { ListColumn } from '@hospital/ui/employees'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { fitnessOf } from '../area/fitness-of.ts'
import { validityMessage } from '../area/validity.ts'
import type { CheckupResult } from './read-results.ts'

interface ResultTableProps {
  /** Undefined while the first ones are read. */
  readonly results: readonly CheckupResult[] | undefined
  readonly busy: boolean
  readonly today: string
  /** For an administrator, who sees the employees of all companies. */
  readonly withCompany: boolean
}

/** One page of check-ups, with what an employer always gets to know. */
export const ResultTable = ({ results, busy, today, withCompany }: ResultTableProps): ReactElement => {
  const message = useMessage()
  const columns = useColumns(today, withCompany)
  return (
    <ListTable
      caption={message('web.company.checkups.title')}
      columns={columns}
      rows={results}
      rowKey={({ id }) => id}
      busy={busy}
    />
  )
}

const useColumns = (today: string, withCompany: boolean): readonly ListColumn<CheckupResult>[] => {
  const message = useMessage()
  const locale = useLocale()
  return [
    {
      name: 'name',
      heading: message('web.company.employees.name'),
      cell: ({ id, karyawan: { nama_lengkap: name, nik_karyawan: number, perusahaan: company } }) => (
        <Stack gap="xxs">
          <RowLink href={href(locale, 'companyMcuResults', { hasil: String(id) })}>{name}</RowLink>
          <Text as="span" size="caption" tone="muted">
            {withCompany ? `${number}, ${company.nama}` : number}
          </Text>
        </Stack>
      ),
    },
    {
      name: 'department',
      heading: message('web.company.employees.department'),
      cell: ({ karyawan: { departemen: department } }) => department ?? '–',
    },
    {
      name: 'day',
      heading: message('web.company.checkup.day'),
      cell: ({ tanggal: day }) => <time dateTime={day}>{formatDate(day, locale, 'short')}</time>,
    },
    {
      name: 'conclusion',
      heading: message('web.company.employees.conclusion'),
      cell: ({ kesimpulan: conclusion }) => <FitnessMark fitness={fitnessOf[conclusion]} />,
    },
    {
      name: 'validity',
      heading: message('web.company.checkup.validity'),
      cell: ({ berlaku_sampai: until, kesimpulan: conclusion }) => {
        const { text } = validityMessage(conclusion, until, today)
        return message(text, { date: until === null ? '' : formatDate(until, locale, 'short') })
      },
    },
  ]
}
