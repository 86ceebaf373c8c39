import { BarChart } from '@hospital/ui/charts'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { QualityIndicatorData } from './load-quality-indicator.ts'

/** A chart of the reached values beside the targets. Loaded only with script; the table has the same data. */
export const QualityChart = ({ chart }: Pick<QualityIndicatorData, 'chart'>): ReactElement => {
  const message = useMessage()
  return (
    <BarChart
      caption={message('web.quality.chart')}
      rowHeading={message('web.quality.indicator')}
      series={[message('web.quality.reachedSeries'), message('web.quality.targetSeries')]}
      rows={chart.map(({ label, value, target }) => ({ label, values: [value, target] }))}
      unit="%"
    />
  )
}
