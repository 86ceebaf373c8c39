import type { ReactNode } from 'react'

/** One line of the table under a chart: its name and a value for every series. */
export interface ChartRow {
  label: string
  /** In the order of the series. Undefined if nothing was measured. */
  values: readonly (number | undefined)[]
  /** The total that the values are parts of, such as all people examined in a year: bars show shares of it. Default: no total. */
  of?: number | undefined
}

/** Props of every chart. */
export interface ChartProps {
  /** What the chart shows, where and when: its heading, and the caption of its table. */
  caption: string
  /** Heading of the first column, such as "Bulan". */
  rowHeading: string
  /** Names of the series: headings of the columns and labels of the drawing. At most five. */
  series: readonly string[]
  rows: readonly ChartRow[]
  /** Such as "mmHg" or "orang"; written with every number. */
  unit?: string | undefined
  /** The main result in a sentence, above the drawing. */
  summary?: string | undefined
  /** Replaces 0, for example by "<5" if small numbers are withheld. Default: 0. */
  zero?: string | undefined
  /** Buttons below the table, such as a download; not printed. */
  actions?: ReactNode
}

/** The normal range, between the two values. */
export interface ReferenceBand {
  from: number
  to: number
  /** Such as "Normal 90–120". */
  label: string
}
