import { useId } from 'react'
import type { ReactElement } from 'react'
import { barsOf, reachOf } from './bars.ts'
import { ChartFrame, useWritten } from './chart-frame.tsx'
import * as styles from './charts.css.ts'
import { Legend, looks, Patterns } from './patterns.tsx'
import { makeScale } from './scale.ts'
import type { ChartProps, ChartRow } from './types.ts'

/** Props of {@link BarChart}. */
export interface BarChartProps extends ChartProps {
  /** Stacks the series, if they are parts of a whole. Default: side by side. */
  stacked?: boolean | undefined
}

const width = 400
const bar = 24
const space = 16
const labelHeight = 24
/** The space between a bar and its number, and the width of one letter of that number on a narrow phone. */
const gap = 8
const letter = 13

/**
 * Compares values as horizontal bars, so that long names fit on narrow phones. Every
 * bar has its number at its end, a dash if it is unknown. For a trend over time use LineChart.
 */
export const BarChart = ({ stacked = false, ...chart }: BarChartProps): ReactElement => {
  const id = useId()
  return (
    <ChartFrame chart={chart}>
      {chart.series.length > 1 && <Legend id={id} series={chart.series} />}
      <Drawing id={id} chart={chart} stacked={stacked} />
    </ChartFrame>
  )
}

const Drawing = ({ id, chart, stacked }: { id: string; chart: ChartProps; stacked: boolean }): ReactElement => {
  const write = useWritten(chart.zero)
  // A stack that is the whole needs no "100 %".
  const written = (value: number | undefined, { of }: ChartRow) =>
    write(value, stacked && value === of ? undefined : of)
  const valuesOf = ({ values }: ChartRow) => chart.series.map((_, place) => values[place])
  const partOf = (value: number, { of }: ChartRow) => (of ? value / of : value)
  const scale = makeScale(
    chart.rows.map((row) => partOf(reachOf(valuesOf(row), stacked), row)),
    { fromZero: true },
  )
  const rowHeight = labelHeight + bar * (stacked ? 1 : chart.series.length) + space
  const longest = Math.max(
    0,
    ...chart.rows.flatMap((row) =>
      barsOf(valuesOf(row), stacked, Number).map(({ value }) => written(value, row).length),
    ),
  )
  const room = width - gap - longest * letter
  // Rows may have equal labels, so their positions identify them.
  const placed = chart.rows.map((row, index) => ({ row, y: index * rowHeight }))
  return (
    <svg
      viewBox={`0 0 ${width} ${rowHeight * chart.rows.length}`}
      className={styles.drawing}
      aria-hidden="true"
      focusable="false"
    >
      <Patterns id={id} count={chart.series.length} />
      {placed.map(({ row, y: top }) => (
        <g key={top}>
          <text x="0" y={top + 16} className={styles.label}>
            {row.label}
          </text>
          {barsOf(valuesOf(row), stacked, (value) => scale.at(partOf(value, row)) * room).map((each) => {
            const y = top + labelHeight + (stacked ? 0 : each.series * bar)
            return (
              <g key={each.series}>
                {each.length !== undefined && (
                  <rect
                    x={each.start}
                    y={y}
                    width={each.length}
                    height={bar - 4}
                    fill={`url(#${id}-${each.series % looks})`}
                    className={styles.edge}
                  />
                )}
                {each.atEnd && (
                  <text x={each.start + (each.length ?? 0) + gap} y={y + 17} className={styles.number}>
                    {written(each.value, row)}
                  </text>
                )}
              </g>
            )
          })}
        </g>
      ))}
    </svg>
  )
}
