import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { wholePercent } from '../lib/percent.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './charts.css.ts'
import type { ChartProps } from './types.ts'

/** A chart with its table. Screen readers read the table; the drawing repeats it. */
export const ChartFrame = ({
  chart,
  extra,
  children,
}: {
  chart: ChartProps
  extra?: ReactNode
  children: ReactNode
}): ReactElement => {
  const message = useMessage()
  const id = useId()
  return (
    <figure className={styles.root} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        <span>{chart.caption}</span>
        {chart.unit && <span className={styles.unit}>{` (${chart.unit})`}</span>}
      </figcaption>
      {chart.summary && <p>{chart.summary}</p>}
      {chart.rows.length === 0 ? <p className={styles.unit}>{message('ui.chart.none')}</p> : children}
      {extra}
      {chart.rows.length > 0 && <Table {...chart} />}
      {chart.actions && chart.rows.length > 0 && <div data-print="hide">{chart.actions}</div>}
    </figure>
  )
}

const Table = ({ caption, rowHeading, series, rows, unit, zero }: ChartProps): ReactElement => {
  const message = useMessage()
  const written = useWritten(zero)
  return (
    <div
      role="region"
      aria-label={`${message('ui.table')}: ${caption}`}
      tabIndex={0}
      className={styles.tableBox}
      data-wide={series.length > 1 ? '' : undefined}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{rowHeading}</th>
            {series.map((name) => (
              <th key={name} scope="col" className={styles.figures}>
                {unit ? `${name} (${unit})` : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows may have one label, as two results of one day, and hold no state
            <tr key={place}>
              <th scope="row">{row.label}</th>
              {series.map((name, index) => (
                <td key={name} className={styles.figures}>
                  {written(row.values[index], row.of)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Numbers in the language of the page, with at most two decimals. */
export const useNumber = (): ((value: number) => string) => {
  const { formatNumber } = useIntl()
  return (value) => formatNumber(value, { maximumFractionDigits: 2 })
}

/** Values as a chart and its table write them: with their share of a whole, a dash if unknown, and `zero` instead of 0. */
export const useWritten = (zero: string | undefined): ((value: number | undefined, of?: number) => string) => {
  const { formatNumber } = useIntl()
  const write = useNumber()
  return (value, of) => {
    if (value === undefined) return '–'
    if (value === 0 && zero !== undefined) return zero
    return of ? `${write(value)} (${formatNumber(wholePercent(value, of) / 100, { style: 'percent' })})` : write(value)
  }
}
