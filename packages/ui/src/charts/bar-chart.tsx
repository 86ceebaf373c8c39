import { useId } from 'react'
import type { ReactElement } from 'react'
import { ChartFrame, useNumber } from './chart-frame.tsx'
import * as styles from './charts.css.ts'
import { Legend, looks, Patterns } from './patterns.tsx'
import { makeScale } from './scale.ts'
import type { ChartProps } from './types.ts'

/** Props of {@link BarChart}. */
export interface BarChartProps extends ChartProps {
  /** Stacks the series, if they are parts of a whole. Default: side by side. */
  stacked?: boolean | undefined
}

const width = 400
const bar = 24
const space = 16
const labelHeight = 24

/**
 * Compares values as horizontal bars, so that long names fit on narrow phones. Every
 * bar has its number at its end. For a trend over time use LineChart.
 */
export function BarChart({ stacked = false, ...chart }: BarChartProps): ReactElement {
  const id = useId()
  return (
    <ChartFrame chart={chart}>
      {chart.series.length > 1 && <Legend id={id} series={chart.series} />}
      <Drawing id={id} chart={chart} stacked={stacked} />
    </ChartFrame>
  )
}

/** A bar of the drawing, in the drawing's own units. */
interface Piece {
  key: string
  x: number
  y: number
  length: number
  look: number
  value: number
  /** The number is written only if no other bar follows. */
  atEnd: boolean
}

function Drawing({ id, chart, stacked }: { id: string; chart: ChartProps; stacked: boolean }): ReactElement {
  const write = useNumber()
  const numbers = chart.rows.map((row) => row.values.map((value) => Math.max(0, value ?? 0)))
  const totals = numbers.flatMap((values) => (stacked ? [values.reduce((sum, value) => sum + value, 0)] : values))
  const scale = makeScale(totals, { fromZero: true })
  const rowHeight = labelHeight + bar * (stacked ? 1 : chart.series.length) + space
  const room = width - 52
  return (
    <svg
      viewBox={`0 0 ${width} ${rowHeight * chart.rows.length}`}
      className={styles.drawing}
      aria-hidden="true"
      focusable="false"
    >
      <Patterns id={id} count={chart.series.length} />
      {chart.rows.map((row, index) => (
        <g key={row.label}>
          <text x="0" y={index * rowHeight + 16} className={styles.label}>
            {row.label}
          </text>
          {pieces(numbers[index] ?? [], stacked, (value) => scale.at(value) * room).map((piece) => {
            const y = index * rowHeight + labelHeight + piece.y
            return (
              <g key={piece.key}>
                <rect
                  x={piece.x}
                  y={y}
                  width={piece.length}
                  height={bar - 4}
                  fill={`url(#${id}-${piece.look % looks})`}
                  className={styles.edge}
                />
                {piece.atEnd && (
                  <text x={piece.x + piece.length + 8} y={y + 17} className={styles.number}>
                    {(chart.formatValue ?? write)(piece.value)}
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

function pieces(values: readonly number[], stacked: boolean, lengthOf: (value: number) => number): Piece[] {
  let x = 0
  return values.map((value, index) => {
    const length = lengthOf(value)
    const piece = stacked
      ? { x, y: 0, value: values.reduce((sum, each) => sum + each, 0), atEnd: index === values.length - 1 }
      : { x: 0, y: index * bar, value, atEnd: true }
    x += length
    return { key: String(index), length, look: index, ...piece }
  })
}
