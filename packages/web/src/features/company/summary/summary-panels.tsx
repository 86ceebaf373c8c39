import {
  Button,
  EmptyState,
  formatDateTime,
  Inline,
  InlineAlert,
  LinkButton,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import { BarChart, ChartQuestion } from '@hospital/ui/charts'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { useMessage } from '../../../i18n/use-message.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import type { ReadState } from '../../../personal-data/use-personal-read.ts'
import { href } from '../../../routes/href.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { csvOf, csvSeparator } from '../area/csv-of.ts'
import { groupLabel } from './group-label.ts'
import type { SummaryData } from './load-summary.ts'
import { panelsOf } from './panels.ts'
import type { Panel, PanelChart } from './panels.ts'
import { summaryQuery } from './summary-filters.ts'
import { withheldWords } from './summary-words.ts'
import type { Summary } from './summary.ts'

interface SummaryPanelsProps {
  readonly state: ReadState<Summary>
  readonly data: SummaryData
}

/** The figures, or why there are none. */
export const SummaryPanels = ({ state, data }: SummaryPanelsProps): ReactElement => (
  <PersonalPart state={state} failed="web.company.summary.failed">
    {(summary) => <Figures summary={summary} data={data} />}
  </PersonalPart>
)

const Figures = ({ summary, data }: { readonly summary: Summary; readonly data: SummaryData }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { ditahan, tahun_tersedia: years } = summary
  if (years.length === 0)
    return <EmptyState title={message('web.company.summary.none')} message={message('web.company.summary.noneText')} />
  if (ditahan)
    return (
      <InlineAlert title={message('web.company.summary.withheld')}>
        <Stack gap="sm" align="start">
          <span>{message(withheldWords[ditahan])}</span>
          <LinkButton
            tone="secondary"
            href={href(locale, 'companyMcuChart', undefined, summaryQuery({ ...data.filters, group: undefined }))}
          >
            {message('web.company.summary.showAll')}
          </LinkButton>
        </Stack>
      </InlineAlert>
    )
  const group = data.filters.group && groupLabel(data.filters.group, message)
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <InlineAlert title={message('web.company.summary.rounded')}>
          {message('web.company.summary.roundedText')}
        </InlineAlert>
        <div data-print="hide">
          <Inline>
            <Button tone="secondary" icon="file" onClick={() => window.print()}>
              {message('web.company.summary.print')}
            </Button>
          </Inline>
        </div>
        <Text size="caption" tone="muted">
          {message('web.company.summary.made', { at: formatDateTime(summary.diperbarui_pada, locale) })}
        </Text>
      </Stack>
      {panelsOf(summary, message).map((panel) => (
        <Question key={panel.id} panel={panel} year={summary.tahun} group={group} />
      ))}
    </Stack>
  )
}

interface QuestionProps {
  readonly panel: Panel
  readonly year: number
  /** The group in words; undefined for all. */
  readonly group: string | undefined
}

const Question = ({ panel: { id, title, answer, charts }, year, group }: QuestionProps): ReactElement => (
  <ChartQuestion title={group === undefined ? title : `${title} (${group})`} answer={answer}>
    {charts.map((chart, place) => (
      <Chart key={chart.caption} chart={chart} file={`rangkuman-${year}-${id}-${place + 1}.csv`} />
    ))}
  </ChartQuestion>
)

const Chart = ({ chart, file }: { readonly chart: PanelChart; readonly file: string }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { formatNumber } = useIntl()
  const few = message('web.company.summary.few')
  const { caption, rowHeading, series, rows, stacked = false } = chart
  const save = () => {
    const lines = rows.map(({ label, values }) => [
      label,
      ...series.map((_, place) => {
        const value = values[place]
        return value === 0 ? few : (value ?? '')
      }),
    ])
    saveFile(file, 'text/csv;charset=utf-8', csvOf([[rowHeading, ...series], ...lines], csvSeparator(locale)))
  }
  return (
    <BarChart
      caption={caption}
      rowHeading={rowHeading}
      series={series}
      rows={rows}
      stacked={stacked}
      formatValue={(value) => (value === 0 ? few : formatNumber(value))}
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
