import { formatDate, formatPhone, Stack, Text, useLocale } from '@hospital/ui'
import type { Column } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { CheckedRow } from './check-rows.ts'
import type { ImportField } from './import-fields.ts'
import type { OpenFile } from './import-state.ts'
import { valueOf } from './row-texts.ts'

const line = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** An employee in words: as they will be registered, or as typed if the row is wrong. */
const useRowTexts = <Row,>({ columns }: OpenFile, rowOf: (row: Row) => CheckedRow) => {
  const message = useMessage()
  const locale = useLocale()
  const lineOf = (row: Row, ...fields: readonly ImportField[]): string =>
    line(...fields.map((field) => valueOf(rowOf(row), columns, field)))
  const birthAndGender = (row: Row): string => {
    const { employee } = rowOf(row)
    if (!employee) return lineOf(row, 'tgl_lahir', 'gender')
    const gender = message(employee.gender === 'L' ? 'web.member.profile.male' : 'web.member.profile.female')
    return line(formatDate(employee.tgl_lahir, locale), gender)
  }
  const phone = (row: Row): string => {
    const typed = lineOf(row, 'no_telp')
    return rowOf(row).employee ? formatPhone(typed) : typed
  }
  return { lineOf, birthAndGender, phone }
}

/** The columns that show an employee. */
export const useEmployeeColumns = <Row,>(open: OpenFile, rowOf: (row: Row) => CheckedRow): readonly Column<Row>[] => {
  const message = useMessage()
  const { lineOf, birthAndGender, phone } = useRowTexts(open, rowOf)
  return [
    {
      name: 'person',
      heading: message('web.company.import.person'),
      cell: (row) => <Lines first={lineOf(row, 'nama_lengkap')} rest={{ number: lineOf(row, 'nik_karyawan') }} />,
    },
    {
      name: 'facts',
      heading: message('web.company.import.facts'),
      cell: (row) => (
        <Lines
          first={birthAndGender(row)}
          rest={{
            work: lineOf(row, 'jabatan', 'departemen', 'lokasi_kerja'),
            identity: lineOf(row, 'nik'),
            phone: phone(row),
            email: lineOf(row, 'email'),
          }}
        />
      ),
    },
  ]
}

interface LinesProps {
  readonly first: string
  /** Named, since two values may read the same. */
  readonly rest: Readonly<Record<string, string>>
}

/** One fact, and smaller ones below it. */
const Lines = ({ first, rest }: LinesProps): ReactElement => (
  <Stack gap="xxs">
    <Text as="span">{first === '' ? '–' : first}</Text>
    {Object.entries(rest).map(
      ([name, text]) =>
        text !== '' && (
          <Text key={name} as="span" size="caption" tone="muted">
            {text}
          </Text>
        ),
    )}
  </Stack>
)
