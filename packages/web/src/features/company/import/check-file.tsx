import { Button, Inline, InlineAlert, Progress, RadioGroup, Stack, Text } from '@hospital/ui'
import { ColumnMatch, RowCounts } from '@hospital/ui/imports'
import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { FormHeading } from '../../../forms/form-heading.tsx'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import type { CheckedRow } from './check-rows.ts'
import { CheckedRows } from './checked-rows.tsx'
import { isComplete, withColumn } from './columns.ts'
import { importFields, limitsOf } from './import-fields.ts'
import type { ImportRun } from './import-run.ts'
import { dateOrderOf, monthFirstDate } from './import-state.ts'
import type { OpenFile } from './import-state.ts'
import { fieldWords, orderWords, separatorWords } from './import-words.ts'
import type { DateOrder } from './read-day.ts'
import { RowsChoice } from './rows-choice.tsx'
import type { EmployeeImport } from './use-employee-import.ts'

type Choice = ImportRun['choice']

interface CheckFileProps {
  readonly open: OpenFile
  /** Undefined while the rows are being checked. */
  readonly rows: readonly CheckedRow[] | undefined
  readonly onReadAs: EmployeeImport['readAs']
  readonly onStart: (choice: Choice) => void
  readonly onClose: () => void
}

/** The second step: the meaning of the columns, the problems of the rows, and the choice of the rows to register. */
export const CheckFile = ({ open, rows, onReadAs, onStart, onClose }: CheckFileProps): ReactElement => {
  const message = useMessage()
  const { name, company, file } = open
  return (
    <Stack gap="lg">
      <FormHeading>{message('web.company.import.checkFile', { file: name })}</FormHeading>
      <Stack gap="xs">
        <Text>
          {message('web.company.import.preview.summary', {
            count: file.rows.length,
            company: company.name,
            encoding: file.encoding.toUpperCase(),
            separator: message(separatorWords[file.separator]),
          })}
        </Text>
        {skippedWords.map(
          ([what, id]) =>
            file[what] > 0 && (
              <Text key={what} tone="muted">
                {message(id, { count: file[what], row: file.headingRow })}
              </Text>
            ),
        )}
      </Stack>
      <FileColumns open={open} onReadAs={onReadAs} />
      <BirthDates open={open} onReadAs={onReadAs} />
      {rows ? (
        <Preview open={open} rows={rows} onStart={onStart} />
      ) : (
        <Progress label={message('web.company.import.checking')} />
      )}
      <div>
        <Button tone="quiet" onClick={onClose}>
          {message('web.company.import.other')}
        </Button>
      </div>
    </Stack>
  )
}

/** The rows of a file that are not read. */
const skippedWords = [
  ['above', 'web.company.import.above'],
  ['repeated', 'web.company.import.repeated'],
  ['blank', 'web.company.import.blank'],
] as const

/** How many values of a column the user sees to judge a match. */
const sampleCount = 2

const FileColumns = ({ open, onReadAs }: Pick<CheckFileProps, 'open' | 'onReadAs'>): ReactElement => {
  const message = useMessage()
  const { file, columns } = open
  const samplesOf = (column: number) =>
    [...new Set(file.rows.slice(0, 20).map(({ cells }) => cells[column]?.trim() ?? ''))]
      .filter((cell) => cell !== '')
      .slice(0, sampleCount)
  const fields = importFields.map((field) => {
    const label = message(fieldWords[field])
    const column = columns[field]
    const required = limitsOf(field).required ?? false
    return {
      name: field,
      label,
      required,
      column,
      samples: column === undefined ? [] : samplesOf(column),
      error:
        required && column === undefined ? message('web.company.import.column.missing', { field: label }) : undefined,
    }
  })
  return (
    <ColumnMatch
      label={message('web.company.import.columns')}
      hint={message('web.company.import.columns.hint')}
      headings={file.headings}
      fields={fields}
      onMatch={(name, column) => {
        const field = importFields.find((one) => one === name)
        if (!field) return
        const next = withColumn(columns, field, column)
        onReadAs({ columns: next, ...(next.tgl_lahir !== columns.tgl_lahir && { saidOrder: undefined }) })
      }}
    />
  )
}

const orders: readonly DateOrder[] = ['day', 'month']

/** Asks about birth dates that can be read in two ways, if one date of the file has its month first. */
const BirthDates = ({ open, onReadAs }: Pick<CheckFileProps, 'open' | 'onReadAs'>): ReactElement | null => {
  const message = useMessage()
  const proof = useMemo(() => monthFirstDate(open), [open])
  if (proof === undefined) return null
  return (
    <RadioGroup
      name="urutan"
      label={message('web.company.import.order')}
      hint={message('web.company.import.order.hint', { date: proof })}
      value={open.saidOrder}
      options={orders.map((order) => ({
        value: order,
        label: message(orderWords[order].label),
        hint: message(orderWords[order].hint),
      }))}
      onChange={(order) => onReadAs({ saidOrder: order === 'month' ? 'month' : 'day' })}
    />
  )
}

interface ToImport {
  readonly open: OpenFile
  readonly choice: Choice
  /** The number of rows that can be registered; `wrong` counts the others. */
  readonly right: number
  readonly wrong: number
}

/** Why the rows cannot be registered as they are; undefined if they can. */
const refusalOf = ({ open, choice, right, wrong }: ToImport, message: Message): string | undefined => {
  if (!isComplete(open.columns)) return message('web.company.import.start.columns')
  if (!dateOrderOf(open)) return message('web.company.import.start.order')
  if (right === 0) return message('web.company.import.start.none')
  return choice === 'all' && wrong > 0 ? message('web.company.import.start.wrong', { count: wrong }) : undefined
}

interface PreviewProps extends Pick<CheckFileProps, 'open' | 'onStart'> {
  readonly rows: readonly CheckedRow[]
}

const Preview = ({ open, rows, onStart }: PreviewProps): ReactElement => {
  const message = useMessage()
  const wrong = useMemo(() => rows.filter(({ employee }) => !employee), [rows])
  const right = rows.length - wrong.length
  const [isSome, setSome] = useState(wrong.length > 0)
  const [choice, setChoice] = useState<Choice>('all')
  const [refusal, setRefusal] = useState<{ readonly text: string }>()

  const start = () => {
    const text = refusalOf({ open, choice, right, wrong: wrong.length }, message)
    if (text === undefined) onStart(choice)
    else setRefusal({ text })
  }
  return (
    <Stack gap="lg">
      <RightAndWrong right={right} wrong={wrong.length} />
      <RowsChoice some="web.company.import.show.wrong" isSome={isSome} onChange={setSome} />
      <CheckedRows key={String(isSome)} open={open} rows={isSome ? wrong : rows} />
      <ChoiceField
        choice={choice}
        onChange={(next) => {
          setChoice(next)
          setRefusal(undefined)
        }}
      />
      <FormNotice outcome={refusal}>{refusal && <InlineAlert tone="warning">{refusal.text}</InlineAlert>}</FormNotice>
      <Inline>
        <Button size="large" onClick={start}>
          {message('web.company.import.start', { count: right })}
        </Button>
      </Inline>
    </Stack>
  )
}

const RightAndWrong = ({ right, wrong }: Pick<ToImport, 'right' | 'wrong'>): ReactElement => {
  const message = useMessage()
  return (
    <div role="status">
      <RowCounts
        counts={[
          { label: message('web.company.import.row.right'), count: right, tone: 'good' },
          { label: message('web.company.import.row.wrong'), count: wrong, tone: 'warning' },
        ]}
      />
    </div>
  )
}

interface ChoiceFieldProps {
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

const ChoiceField = ({ choice, onChange }: ChoiceFieldProps): ReactElement => {
  const message = useMessage()
  return (
    <RadioGroup
      name="pilihan"
      label={message('web.company.import.choice')}
      value={choice}
      options={[
        {
          value: 'all',
          label: message('web.company.import.choice.all'),
          hint: message('web.company.import.choice.allHint'),
        },
        {
          value: 'right',
          label: message('web.company.import.choice.right'),
          hint: message('web.company.import.choice.rightHint'),
        },
      ]}
      onChange={(value) => onChange(value === 'right' ? 'right' : 'all')}
    />
  )
}
