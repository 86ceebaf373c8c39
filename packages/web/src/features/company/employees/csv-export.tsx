import { Button, formatDate, InlineAlert, Progress, Stack, Text, useLocale } from '@hospital/ui'
import type { AlertTone } from '@hospital/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { listRead } from '../area/company-list.ts'
import type { AskedList } from '../area/company-list.ts'
import { conclusionWords } from '../area/conclusions.ts'
import { csvOf, csvSeparator } from '../area/csv-of.ts'
import type { ListContext } from '../area/list-view.ts'
import { readAllPages } from './all-pages.ts'
import { employeeList } from './employee-list.tsx'
import { statusWords } from './employee.ts'
import type { Employee } from './employee.ts'

interface CsvExportProps {
  readonly personal: PersonalData
  readonly asked: AskedList
  readonly context: ListContext
}

const outcomes: Readonly<Partial<Record<CsvState['status'], { readonly tone: AlertTone; readonly text: MessageId }>>> =
  {
    saved: { tone: 'good', text: 'web.company.csv.saved' },
    failed: { tone: 'danger', text: 'web.company.csv.failed' },
    changed: { tone: 'warning', text: 'web.company.csv.changed' },
    stopped: { tone: 'info', text: 'web.company.csv.stopped' },
  }

/** Downloads all pages of the shown list, for a spreadsheet. */
export const CsvExport = ({ personal, asked, context }: CsvExportProps): ReactElement => {
  const message = useMessage()
  const { state, save, stop } = useCsv(personal, asked, context)
  const outcome = outcomes[state.status]
  return (
    <div data-print="hide">
      <Stack gap="sm" align="start">
        <Button
          tone="secondary"
          icon={state.status === 'reading' ? 'close' : 'download'}
          onClick={state.status === 'reading' ? stop : save}
        >
          {message(state.status === 'reading' ? 'web.company.csv.stop' : 'web.company.csv.save')}
        </Button>
        <Text size="caption" tone="muted">
          {message('web.company.csv.hint')}
        </Text>
      </Stack>
      {state.status === 'reading' && <Progress label={message('web.company.csv.reading')} value={state.part} />}
      {outcome && (
        <InlineAlert tone={outcome.tone} live>
          {message(outcome.text)}
        </InlineAlert>
      )}
    </div>
  )
}

/** The progress of the file. */
type CsvState =
  | { readonly status: 'idle' | 'saved' | 'failed' | 'changed' | 'stopped' }
  /** `part` is from 0 to 1; undefined until the number of rows is known. */
  | { readonly status: 'reading'; readonly part: number | undefined }

/** The most rows that the contract gives in one answer. */
const mostRows = 100

/** Makes a file of all employees of a list. The browser reads them page by page, stores them in no cache, and makes the file itself. */
const useCsv = (personal: PersonalData, asked: AskedList, context: ListContext) => {
  const locale = useLocale()
  const rowsOf = useRows(context.isAdmin)
  const [state, setState] = useState<CsvState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const save = async () => {
    if (state.status === 'reading') return
    const controller = new AbortController()
    running.current = controller
    setState({ status: 'reading', part: undefined })
    const outcome = await readAllPages<Employee>({
      load: (page) => {
        const wanted = { ...asked, view: { ...asked.view, page }, pageSize: mostRows }
        return listRead(employeeList, wanted, context).call(personal, controller.signal)
      },
      keyOf: ({ id }) => id,
      onProgress: (read, total) => setState({ status: 'reading', part: total === 0 ? 1 : read / total }),
      signal: controller.signal,
    })
    if (personal.isDiscarded() || running.current !== controller) return
    if (outcome.status !== 'read') return setState({ status: outcome.status })
    saveFile(fileNames[locale], 'text/csv;charset=utf-8', csvOf(rowsOf(outcome.rows), csvSeparator(locale)))
    setState({ status: 'saved' })
  }
  return { state, save: () => void save(), stop: () => running.current?.abort() }
}

/** The names say nothing of the company or its people, since others may see the folder of the download. */
const fileNames = { id: 'karyawan.csv', en: 'employees.csv' } as const

const useRows = (withCompany: boolean) => {
  const message = useMessage()
  const locale = useLocale()
  return (employees: readonly Employee[]): readonly (readonly string[])[] => [
    [
      message('web.company.employees.name'),
      message('web.company.employees.number'),
      message('web.company.employees.position'),
      message('web.company.employees.site'),
      message('web.company.employees.department'),
      message('web.company.employees.status'),
      message('web.company.employees.lastCheckup'),
      message('web.company.employees.conclusion'),
      message('web.company.checkup.validUntil'),
      ...(withCompany ? [message('web.results.employer')] : []),
    ],
    ...employees.map((one) => [
      one.nama_lengkap,
      one.nik_karyawan,
      one.jabatan ?? '',
      one.lokasi_kerja ?? '',
      one.departemen ?? '',
      message(statusWords[one.status]),
      one.mcu_terakhir ? formatDate(one.mcu_terakhir.tanggal, locale, 'short') : '',
      one.mcu_terakhir ? message(conclusionWords[one.mcu_terakhir.kesimpulan]) : '',
      one.mcu_terakhir?.berlaku_sampai ? formatDate(one.mcu_terakhir.berlaku_sampai, locale, 'short') : '',
      ...(withCompany ? [one.perusahaan.nama] : []),
    ]),
  ]
}
