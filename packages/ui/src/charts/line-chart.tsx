import { useId } from 'react'
import type { ReactElement } from 'react'
import { ChartFrame, useNumber } from './chart-frame.tsx'
import * as styles from './charts.css.ts'
import { makeScale } from './scale.ts'
import type { Scale } from './scale.ts'
import type { ChartProps, ReferenceBand } from './types.ts'

/** Props of {@link LineChart}. */
export interface LineChartProps extends ChartProps {
  /** The normal range, drawn behind the lines and written as text. */
  band?: ReferenceBand | undefined
}

const box = { width: 400, height: 240, start: 46, top: 12, bottom: 44 }

/** The end of the lines: beside each of several lines there is room for its name, beside a single line for its last value. */
const endOf = (series: readonly string[]): number => box.width - (series.length > 1 ? 116 : 64)

/** A trend over time. Each of several lines ends with its name, and breaks where nothing was measured. To compare values use BarChart. */
export const LineChart = ({ band, ...chart }: LineChartProps): ReactElement => (
  <ChartFrame chart={chart} extra={band && chart.rows.length > 0 && <p className={styles.unit}>{band.label}</p>}>
    <Drawing chart={chart} band={band} />
  </ChartFrame>
)

const Drawing = ({ chart, band }: { chart: ChartProps; band: ReferenceBand | undefined }): ReactElement => {
  const id = useId()
  const values = chart.rows.flatMap((row) => row.values).filter((value) => value !== undefined)
  const scale = makeScale(band ? [...values, band.from, band.to] : values, { fromZero: false })
  const end = endOf(chart.series)
  const x = (index: number) => box.start + (index * (end - box.start)) / Math.max(1, chart.rows.length - 1)
  const y = (value: number) => box.height - box.bottom - scale.at(value) * (box.height - box.top - box.bottom)
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} className={styles.drawing} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 10 10 0" className={styles.bandHatch} />
        </pattern>
      </defs>
      {band && (
        <rect
          x={box.start}
          y={y(band.to)}
          width={end - box.start}
          height={y(band.from) - y(band.to)}
          fill={`url(#${id})`}
          className={styles.band}
        />
      )}
      <Axis scale={scale} y={y} end={end} />
      <Labels labels={chart.rows.map((row) => row.label)} x={x} />
      {chart.series.map((name, index) => (
        <Line
          key={name}
          name={chart.series.length > 1 ? name : undefined}
          look={index}
          points={chart.rows.map((row, place) => ({ x: x(place), value: row.values[index] }))}
          y={y}
        />
      ))}
    </svg>
  )
}

const Axis = ({ scale, y, end }: { scale: Scale; y: (value: number) => number; end: number }): ReactElement => {
  const write = useNumber()
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={box.start} x2={end} y1={y(tick)} y2={y(tick)} className={styles.grid} />
          <text x={box.start - 8} y={y(tick) + 5} className={styles.tick}>
            {write(tick)}
          </text>
        </g>
      ))}
    </>
  )
}

/** Only as many labels as fit; the table has all of them. */
const Labels = ({ labels, x }: { labels: readonly string[]; x: (index: number) => number }): ReactElement => {
  const every = Math.ceil(labels.length / 3)
  return (
    <>
      {labels.map((label, index) =>
        index % every === 0 ? (
          <text key={x(index)} x={x(index)} y={box.height - 8} className={styles.place}>
            {label}
          </text>
        ) : null,
      )}
    </>
  )
}

interface LineProps {
  /** Undefined for a single line: the caption names it. */
  name: string | undefined
  look: number
  points: readonly { x: number; value: number | undefined }[]
  y: (value: number) => number
}

const Line = ({ name, look, points, y }: LineProps): ReactElement => {
  const write = useNumber()
  const known = points.flatMap(({ x, value }, index) =>
    value === undefined ? [] : [{ x, y: y(value), value, joined: points[index - 1]?.value !== undefined }],
  )
  const last = known.at(-1)
  return (
    <g className={styles.ink[look % styles.ink.length]}>
      <path
        d={known.map((point) => `${point.joined ? 'L' : 'M'}${point.x} ${point.y}`).join('')}
        className={styles.line[look % styles.line.length]}
      />
      {known.map((point) => (
        <circle key={point.x} cx={point.x} cy={point.y} r="4" className={styles.dot} />
      ))}
      {last && (
        <text x={last.x + 9} y={last.y + 5} className={styles.name}>
          {name !== undefined && <tspan>{name}</tspan>}
          <tspan x={last.x + 9} dy={name === undefined ? 0 : '1.1em'}>
            {write(last.value)}
          </tspan>
        </text>
      )}
    </g>
  )
}
