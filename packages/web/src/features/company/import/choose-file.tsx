import { Button, ErrorSummary, FileField, Progress, SelectField, Stack, Text, useLocale } from '@hospital/ui'
import type { FieldProblem } from '@hospital/ui'
import { useState } from 'react'
import type { FormEvent, ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { readCompanyChoices } from '../area/company-choice.ts'
import type { CompanyChoice } from '../area/company-choice.ts'
import { matchColumns } from './columns.ts'
import { importFields, limitsOf } from './import-fields.ts'
import type { OpenFile } from './import-state.ts'
import { fieldWords, fileProblemWords } from './import-words.ts'
import { mostRows } from './read-file.ts'
import type { FileProblem } from './read-file.ts'
import { sampleFile } from './sample-file.ts'
import { useFileReading } from './use-file-reading.ts'

/** Bytes: several times the size of a file with the most rows. */
const largestFile = 10_000_000

const fileTypes = ['.csv', '.txt', '.tsv']

interface ChooseFileProps {
  readonly personal: PersonalData
  /** The company that is chosen at first. */
  readonly company: number | undefined
  readonly onOpen: (open: OpenFile) => void
}

/** The first step: the company, and the file of its employees. */
export const ChooseFile = ({ personal, company, onOpen }: ChooseFileProps): ReactElement => {
  const state = useRead(personal, readCompanyChoices)
  return (
    <Stack gap="lg">
      <Needs />
      <PersonalPart state={state} failed="web.company.admin.clients.failed">
        {(companies) => (
          <FileForm companies={companies.filter(({ isActive }) => isActive)} company={company} onOpen={onOpen} />
        )}
      </PersonalPart>
    </Stack>
  )
}

/** The data that a file must have, and a sample file. */
const Needs = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const names = (required: boolean) =>
    importFields
      .filter((field) => Boolean(limitsOf(field).required) === required)
      .map((field) => message(fieldWords[field]))
  return (
    <Stack gap="sm" align="start">
      <Text>
        <strong>{message('web.company.import.needs')}:</strong> <span>{`${names(true).join(', ')}.`}</span>{' '}
        <span>{message('web.company.import.needs.also', { fields: names(false).join(', ') })}</span>
      </Text>
      <Button
        tone="secondary"
        icon="download"
        onClick={() => saveFile('contoh-karyawan.csv', 'text/csv;charset=utf-8', sampleFile(message, locale))}
      >
        {message('web.company.import.sample')}
      </Button>
      <Text tone="muted" size="caption">
        {message('web.company.import.asText')}
      </Text>
    </Stack>
  )
}

interface FileFormProps extends Pick<ChooseFileProps, 'company' | 'onOpen'> {
  readonly companies: readonly CompanyChoice[]
}

const companyId = 'impor-perusahaan'
const fileId = 'impor-berkas'

const missingProblems = (
  company: CompanyChoice | undefined,
  file: File | undefined,
  message: Message,
): readonly FieldProblem[] => [
  ...(company ? [] : [{ id: companyId, message: message('web.company.import.company.missing') }]),
  ...(file ? [] : [{ id: fileId, message: message('web.company.import.file.missing') }]),
]

const fileProblem = ({ problem, row }: FileProblem, message: Message): FieldProblem => ({
  id: fileId,
  message: message(fileProblemWords[problem], { count: mostRows, row: row ?? 0 }),
})

/** The chosen company and file, and their problems. `open` reads the file and passes it on. */
const useChosenFile = ({ companies, company, onOpen }: FileFormProps) => {
  const message = useMessage()
  const reading = useFileReading()
  const [chosen, setChosen] = useState(company)
  const [file, setFile] = useState<File>()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])

  const open = async () => {
    const known = companies.find(({ id }) => id === chosen)
    if (!known || !file) {
      setProblems(missingProblems(known, file, message))
      return
    }
    setProblems([])
    const read = await reading.read(file)
    if (!read) return
    if ('problem' in read) setProblems([fileProblem(read, message)])
    else
      onOpen({
        name: file.name,
        company: known,
        file: read,
        columns: matchColumns(read.headings, read.rows),
        saidOrder: undefined,
      })
  }
  return {
    busy: reading.busy,
    chosen,
    setChosen,
    problems,
    open,
    setFile: (next: File | undefined) => {
      reading.cancel()
      setFile(next)
      setProblems([])
    },
  }
}

const FileForm = (props: FileFormProps): ReactElement => {
  const message = useMessage()
  const { busy, chosen, setChosen, problems, open, setFile } = useChosenFile(props)
  const errorOf = (id: string) => problems.find((problem) => problem.id === id)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void open()
  }
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={message('web.company.import')}>
      <Stack gap="lg">
        <ErrorSummary problems={problems} />
        <EmployerField companies={props.companies} company={chosen} onChoose={setChosen} error={errorOf(companyId)} />
        <FileField
          id={fileId}
          name="berkas"
          label={message('web.company.import.file')}
          hint={message('web.company.import.file.hint', { count: mostRows })}
          types={fileTypes}
          limit={largestFile}
          error={errorOf(fileId)}
          onChange={setFile}
        />
        {busy && <Progress label={message('web.company.import.reading')} />}
        <div>
          <Button type="submit" size="large" busy={busy}>
            {message('web.company.import.check')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

interface EmployerFieldProps extends Pick<FileFormProps, 'companies' | 'company'> {
  readonly onChoose: (company: number | undefined) => void
  readonly error: FieldProblem['message'] | undefined
}

/** The company whose employees are in the file. */
const EmployerField = ({ companies, company, onChoose, error }: EmployerFieldProps): ReactElement => {
  const message = useMessage()
  return (
    <SelectField
      id={companyId}
      name="perusahaan_id"
      label={message('web.company.choice')}
      any={message('web.company.choice.one')}
      value={company === undefined ? undefined : String(company)}
      options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
      error={error}
    />
  )
}
