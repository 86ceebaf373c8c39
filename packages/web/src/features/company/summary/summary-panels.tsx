import { Button, EmptyState, formatDateTime, Inline, InlineAlert, Stack, Text, useLocale } from '@hospital/ui'
import { BarChart, ChartQuestion } from '@hospital/ui/charts'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { csvOf, csvSeparator } from '../area/csv-of.ts'
import { groupLabel } from './group-label.ts'
import type { SummaryData } from './load-summary.ts'
import { panelsOf } from './panels.ts'
import type { Panel, PanelChart } from './panels.ts'
import type { Summary } from './summary.ts'

interface SummaryPanelsProps {
  readonly state: ReadState<Summary>
  readonly data: SummaryData
  /** The company whose employees are counted; undefined until its name is known. */
  readonly company: string | undefined
}

/** The figures, or the reason why none are shown. */
export const SummaryPanels = ({ state, ...shown }: SummaryPanelsProps): ReactElement => (
  <PersonalPart state={state} failed="web.company.summary.failed">
    {(summary) => <Figures summary={summary} {...shown} />}
  </PersonalPart>
)

interface FiguresProps extends Omit<SummaryPanelsProps, 'state'> {
  readonly summary: Summary
}

const Figures = ({ summary, data, company }: FiguresProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  if (summary.tahun_tersedia.length === 0)
    return <EmptyState title={message('web.company.summary.none')} message={message('web.company.summary.noneText')} />
  const group = data.filters.group && groupLabel(data.filters.group, message)
  const panels = panelsOf(summary, message)
  const made = message('web.company.summary.made', { at: formatDateTime(summary.diperbarui_pada, locale) })
  const sourceOf = (place: number) =>
    [
      ...(company === undefined ? [] : [company]),
      made,
      message('web.company.summary.sheet', { number: place + 1, count: panels.length }),
    ].join(' · ')
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <InlineAlert title={message('web.company.summary.agreed', { count: summary.jumlah_setuju.saran })}>
          {message('web.company.summary.agreedText')}
        </InlineAlert>
        <div data-print="hide">
          <Inline>
            <Button tone="secondary" icon="file" onClick={() => window.print()}>
              {message('web.company.summary.print')}
            </Button>
          </Inline>
        </div>
        <div data-print="hide">
          <Text size="caption" tone="muted">
            {made}
          </Text>
        </div>
      </Stack>
      {panels.map((panel, place) => (
        <Question key={panel.id} panel={panel} year={summary.tahun} group={group} source={sourceOf(place)} />
      ))}
    </Stack>
  )
}

interface QuestionProps {
  readonly panel: Panel
  readonly year: number
  /** The chosen group, in words; undefined for all employees. */
  readonly group: string | undefined
  /** The company of the figures, shown only on paper. */
  readonly source: string
}

const Question = ({ panel: { id, title, answer, charts }, year, group, source }: QuestionProps): ReactElement => (
  <ChartQuestion title={group === undefined ? title : `${title} (${group})`} answer={answer} source={source}>
    {charts.map((chart, place) => (
      <Chart key={chart.caption} chart={chart} file={`rangkuman-${year}-${id}-${place + 1}.csv`} />
    ))}
  </ChartQuestion>
)

const Chart = ({ chart, file }: { readonly chart: PanelChart; readonly file: string }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { caption, rowHeading, series, rows, stacked = false, isRounded = false } = chart
  const zero = isRounded ? message('web.company.summary.few') : undefined
  const save = () => {
    const lines = rows.map(({ label, values, of = '' }) => [
      label,
      ...series.map((_, place) => (values[place] === 0 ? (zero ?? 0) : (values[place] ?? ''))),
      of,
    ])
    const headings = [
      rowHeading,
      ...series,
      message(isRounded ? 'web.company.summary.ofAgreed' : 'web.company.summary.of'),
    ]
    saveFile(file, 'text/csv;charset=utf-8', csvOf([headings, ...lines], csvSeparator(locale)))
  }
  return (
    <BarChart
      caption={caption}
      rowHeading={rowHeading}
      series={series}
      rows={rows}
      stacked={stacked}
      zero={zero}
      actions={
        <Button
          tone="quiet"
          icon="download"
          aria-label={message('web.company.summary.downloadOf', { name: caption })}
          onClick={save}
        >
          {message('web.company.summary.download')}
        </Button>
      }
    />
  )
}
