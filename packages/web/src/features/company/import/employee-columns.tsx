import { formatDate, Stack, Text, useLocale } from '@hospital/ui'
import type { Column } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { CheckedRow } from './check-rows.ts'
import type { ImportField } from './import-fields.ts'
import type { OpenFile } from './import-state.ts'
import { valueOf } from './row-texts.ts'

/** What rows tell of an employee: as it is going to be registered, or as it was typed where a row is wrong. */
export const useEmployeeColumns = <Row,>(
  { columns }: OpenFile,
  rowOf: (row: Row) => CheckedRow,
): readonly Column<Row>[] => {
  const message = useMessage()
  const locale = useLocale()
  const values = (row: Row, fields: readonly ImportField[]) =>
    fields.map((field) => valueOf(rowOf(row), columns, field)).filter((value) => value !== '')
  const birth = (row: Row): string => {
    const checked = rowOf(row)
    return checked.employee ? formatDate(checked.employee.tgl_lahir, locale) : valueOf(checked, columns, 'tgl_lahir')
  }
  const line = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')
  return [
    {
      name: 'person',
      heading: message('web.company.import.person'),
      cell: (row) => <Lines strong={values(row, ['nama_lengkap'])} rest={values(row, ['nik_karyawan'])} />,
    },
    {
      name: 'facts',
      heading: message('web.company.import.facts'),
      cell: (row) => (
        <Lines
          strong={[line(birth(row), ...values(row, ['gender']))]}
          rest={[
            line(...values(row, ['jabatan', 'departemen', 'lokasi_kerja'])),
            ...values(row, ['nik', 'no_telp', 'email']),
          ]}
        />
      ),
    },
  ]
}

interface LinesProps {
  readonly strong: readonly string[]
  readonly rest: readonly string[]
}

/** One fact, and smaller ones below it. */
const Lines = ({ strong, rest }: LinesProps): ReactElement => (
  <Stack gap="xxs">
    {strong.map((text) => (
      <Text key={text} as="span">
        {text === '' ? '–' : text}
      </Text>
    ))}
    {rest.map(
      (text) =>
        text !== '' && (
          <Text key={text} as="span" size="caption" tone="muted">
            {text}
          </Text>
        ),
    )}
  </Stack>
)
