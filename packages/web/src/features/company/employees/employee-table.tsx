import { formatDate, Stack, Tag, Text, useLocale } from '@hospital/ui'
import { FitnessMark, ListTable, RowLink } from '@hospital/ui/employees'
import type { ListColumn } from '@hospital/ui/employees'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { EndedConclusion } from '../area/ended-conclusion.tsx'
import { fitnessOf } from '../area/fitness-of.ts'
import type { EmployeeView } from './employee-view.ts'
import type { Employee } from './read-employees.ts'
import { statusWords } from './status-words.ts'

interface EmployeeTableProps {
  readonly view: EmployeeView
  /** Undefined while the first ones are read. */
  readonly employees: readonly Employee[] | undefined
  readonly busy: boolean
  /** For an administrator, who sees the employees of all companies. */
  readonly withCompany: boolean
  readonly addressOf: (view: EmployeeView) => string
  readonly onSort: (view: EmployeeView) => void
}

const orders = ['nama', 'nik_karyawan', 'departemen', 'mcu_terakhir'] as const

/** One page of employees. */
export const EmployeeTable = ({
  view,
  employees,
  busy,
  withCompany,
  addressOf,
  onSort,
}: EmployeeTableProps): ReactElement => {
  const message = useMessage()
  const columns = useColumns(withCompany)
  const sorted = ({ column, ascending }: { readonly column: string; readonly ascending: boolean }): EmployeeView => ({
    ...view,
    page: 1,
    order: orders.find((order) => order === column) ?? view.order,
    ascending,
  })
  return (
    <ListTable
      caption={message('web.company.employees.title')}
      columns={columns}
      rows={employees}
      rowKey={({ id }) => id}
      busy={busy}
      sorting={{
        order: { column: view.order, ascending: view.ascending },
        hrefOf: (order) => addressOf(sorted(order)),
        onSort: (order) => onSort(sorted(order)),
      }}
    />
  )
}

const useColumns = (withCompany: boolean): readonly ListColumn<Employee>[] => {
  const message = useMessage()
  const locale = useLocale()
  return [
    {
      name: 'nama',
      heading: message('web.company.employees.name'),
      sortable: true,
      cell: ({ id, nama_lengkap: name, jabatan: position }) => (
        <Stack gap="xxs">
          <RowLink href={href(locale, 'companyEmployees', { karyawan: String(id) })}>{name}</RowLink>
          {position && (
            <Text as="span" size="caption" tone="muted">
              {position}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      name: 'nik_karyawan',
      heading: message('web.company.employees.number'),
      sortable: true,
      cell: ({ nik_karyawan: number, perusahaan: company }) => (
        <Stack gap="xxs">
          <span>{number}</span>
          {withCompany && (
            <Text as="span" size="caption" tone="muted">
              {company.nama}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      name: 'departemen',
      heading: message('web.company.employees.department'),
      sortable: true,
      cell: ({ departemen: department, lokasi_kerja: site }) => (
        <Stack gap="xxs">
          <span>{department ?? '–'}</span>
          {site && (
            <Text as="span" size="caption" tone="muted">
              {site}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      name: 'status',
      heading: message('web.company.employees.status'),
      cell: ({ status }) => <Tag tone={status === 'aktif' ? 'good' : 'plain'}>{message(statusWords[status])}</Tag>,
    },
    {
      name: 'mcu_terakhir',
      heading: message('web.company.employees.lastCheckup'),
      sortable: true,
      cell: ({ mcu_terakhir: checkup }) =>
        checkup ? (
          <Stack gap="xxs">
            <time dateTime={checkup.tanggal}>{formatDate(checkup.tanggal, locale, 'short')}</time>
            <FitnessMark fitness={fitnessOf[checkup.kesimpulan]} />
            <EndedConclusion checkup={checkup} />
          </Stack>
        ) : (
          message('web.company.employees.noCheckup')
        ),
    },
  ]
}
