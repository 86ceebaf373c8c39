import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { Dialog, formatDate, InlineAlert, Loading, Stack, Text, useLocale } from '@hospital/ui'
import { LineChart } from '@hospital/ui/charts'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useReads } from '../../../personal-data/use-read.ts'
import { dayOf } from '../../../shared/loading/day.ts'
import { rangeInWords } from './ranges.ts'
import type { ResultEntry } from './result-entries.ts'
import { readLabResult } from './result-reads.ts'
import { reported } from './test-values.ts'
import { trendOf } from './trend.ts'
import type { Trend } from './trend.ts'

type Schemas = HospitalCareComponents['schemas']

/** The most results that are read to compare one value: enough for some years, and no more calls than a page makes. */
const mostCompared = 8

interface TrendDialogProps {
  readonly personal: PersonalData
  readonly patient: number
  readonly test: Schemas['LabTest']
  readonly result: Schemas['LabResult']
  /** Other results of the same hospital, the newest first. */
  readonly earlier: readonly ResultEntry[]
  readonly onClose: () => void
}

/** How one value changed over time. It compares only values of the same test, unit and hospital. */
export const TrendDialog = ({ personal, patient, test, result, earlier, onClose }: TrendDialogProps): ReactElement => {
  const message = useMessage()
  const states = useReads(
    personal,
    earlier.slice(0, mostCompared).map(({ key }) => readLabResult(patient, key)),
  )
  const known = states.flatMap((state) => (state.status === 'ready' ? [state.data] : []))
  const trend = trendOf(test, [result, ...known])
  return (
    <Dialog open onClose={onClose} title={reported(test.nama)} width="broad">
      <Stack>
        {states.some(({ status }) => status === 'failed') && (
          <InlineAlert tone="warning">{message('web.results.trend.incomplete')}</InlineAlert>
        )}
        {states.some(({ status }) => status === 'loading') ? (
          <Loading />
        ) : trend ? (
          <Chart trend={trend} />
        ) : (
          <Text>{message('web.results.trend.none')}</Text>
        )}
        <Text size="caption" tone="muted">
          {message('web.results.trend.rule', { range: rangeInWords(test.rujukan, test.satuan) ?? '–' })}
        </Text>
      </Stack>
    </Dialog>
  )
}

const Chart = ({ trend: { name, unit, points, band } }: { readonly trend: Trend }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <LineChart
      caption={message('web.results.trend.caption', { test: name })}
      rowHeading={message('web.results.trend.day')}
      series={[name]}
      unit={unit}
      rows={points.map(({ at, value }) => ({ label: formatDate(dayOf(at) ?? at, locale, 'short'), values: [value] }))}
      band={band && { ...band, label: message('web.results.trend.band') }}
    />
  )
}
