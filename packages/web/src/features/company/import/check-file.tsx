import { Button, Inline, InlineAlert, Progress, RadioGroup, Stack, Text } from '@hospital/ui'
import { ColumnMatch, RowCounts } from '@hospital/ui/imports'
import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { FormHeading } from '../../../forms/form-heading.tsx'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { CheckedRow } from './check-rows.ts'
import { CheckedRows } from './checked-rows.tsx'
import type { Columns } from './columns.ts'
import { withColumn } from './columns.ts'
import { importFields, limitsOf } from './import-fields.ts'
import type { ImportRun } from './import-run.ts'
import type { OpenFile } from './import-state.ts'
import { fieldWords, separatorWords } from './import-words.ts'
import { RowsChoice } from './rows-choice.tsx'

interface CheckFileProps {
  readonly open: OpenFile
  /** Undefined while they are checked. */
  readonly rows: readonly CheckedRow[] | undefined
  readonly onMatch: (columns: Columns) => void
  readonly onStart: (choice: ImportRun['choice']) => void
  readonly onClose: () => void
}

/** The second step: what the columns mean, what is wrong with the rows, and what is to be registered. */
export const CheckFile = ({ open, rows, onMatch, onStart, onClose }: CheckFileProps): ReactElement => {
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
        {file.blank > 0 && <Text tone="muted">{message('web.company.import.blank', { count: file.blank })}</Text>}
      </Stack>
      <FileColumns open={open} onMatch={onMatch} />
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

/** How many values of a column are shown to judge a match by. */
const sampleCount = 2

const FileColumns = ({ open, onMatch }: Pick<CheckFileProps, 'open' | 'onMatch'>): ReactElement => {
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
        if (field) onMatch(withColumn(columns, field, column))
      }}
    />
  )
}

interface PreviewProps extends Pick<CheckFileProps, 'open' | 'onStart'> {
  readonly rows: readonly CheckedRow[]
}

const Preview = ({ open, rows, onStart }: PreviewProps): ReactElement => {
  const message = useMessage()
  const wrong = useMemo(() => rows.filter(({ employee }) => !employee), [rows])
  const right = rows.length - wrong.length
  const [isSome, setSome] = useState(wrong.length > 0)
  const [choice, setChoice] = useState<ImportRun['choice']>('all')
  const [refusal, setRefusal] = useState<{ readonly text: string }>()

  const start = () => {
    const isMatched = importFields.every((field) => !limitsOf(field).required || open.columns[field] !== undefined)
    if (!isMatched) setRefusal({ text: message('web.company.import.start.columns') })
    else if (right === 0) setRefusal({ text: message('web.company.import.start.none') })
    else if (choice === 'all' && wrong.length > 0)
      setRefusal({ text: message('web.company.import.start.wrong', { count: wrong.length }) })
    else onStart(choice)
  }
  return (
    <Stack gap="lg">
      <div role="status">
        <RowCounts
          counts={[
            { label: message('web.company.import.row.right'), count: right, tone: 'good' },
            { label: message('web.company.import.row.wrong'), count: wrong.length, tone: 'warning' },
          ]}
        />
      </div>
      <RowsChoice some="web.company.import.show.wrong" isSome={isSome} onChange={setSome} />
      <CheckedRows key={String(isSome)} open={open} rows={isSome ? wrong : rows} />
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
        onChange={(value) => {
          setChoice(value === 'right' ? 'right' : 'all')
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
