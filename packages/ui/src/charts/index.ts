/** Charts are a separate entry point: only pages with a chart load them. */
export { BarChart } from './bar-chart.tsx'
export type { BarChartProps } from './bar-chart.tsx'
export { ChartQuestion } from './chart-question.tsx'
export type { ChartQuestionProps } from './chart-question.tsx'
export { LineChart } from './line-chart.tsx'
export type { LineChartProps } from './line-chart.tsx'
export type { ChartProps, ChartRow, ReferenceBand } from './types.ts'
