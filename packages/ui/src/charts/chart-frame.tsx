import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './charts.css.ts'
import type { ChartProps } from './types.ts'

/** A chart with its table. Screen readers read the table; the drawing repeats it. */
export function ChartFrame({
  chart,
  extra,
  children,
}: {
  chart: ChartProps
  extra?: ReactNode
  children: ReactNode
}): ReactElement {
  const message = useMessage()
  const id = useId()
  return (
    <figure className={styles.root} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {chart.caption}
        {chart.unit && <span className={styles.unit}> ({chart.unit})</span>}
      </figcaption>
      {chart.summary && <p>{chart.summary}</p>}
      {chart.rows.length === 0 ? <p className={styles.unit}>{message('ui.chart.none')}</p> : children}
      {extra}
      {chart.rows.length > 0 && <Table {...chart} />}
      {chart.actions && chart.rows.length > 0 && <div data-print="hide">{chart.actions}</div>}
    </figure>
  )
}

function Table({ caption, rowHeading, series, rows, unit, formatValue }: ChartProps): ReactElement {
  const message = useMessage()
  const write = useNumber()
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
                {name}
                {unit && ` (${unit})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows may have one label, as two results of one day, and hold no state
            <tr key={place}>
              <th scope="row">{row.label}</th>
              {series.map((name, index) => {
                const value = row.values[index]
                return (
                  <td key={name} className={styles.figures}>
                    {value === undefined ? '–' : (formatValue ?? write)(value, row.of)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Numbers in the language of the page, with at most two decimals, and with their share of a whole. */
export function useNumber(): (value: number, of?: number) => string {
  const { formatNumber } = useIntl()
  return (value, of) => {
    const number = formatNumber(value, { maximumFractionDigits: 2 })
    return of ? `${number} (${formatNumber(value / of, { style: 'percent' })})` : number
  }
}
