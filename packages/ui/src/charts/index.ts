/** Charts are a separate entry point: only pages with a chart load them. */
export { BarChart } from './bar-chart.tsx'
export type { BarChartProps } from './bar-chart.tsx'
export { LineChart } from './line-chart.tsx'
export type { LineChartProps } from './line-chart.tsx'
export type { ChartProps, ChartRow, ReferenceBand } from './types.ts'
