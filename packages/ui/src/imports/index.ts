/** The components of pages that import a file of rows, in a separate entry point: only those pages load it. */
export { ColumnMatch } from './column-match.tsx'
export type { ColumnMatchProps, MatchField } from './column-match.tsx'
export { RowCounts } from './row-counts.tsx'
export type { RowCount, RowCountsProps } from './row-counts.tsx'
export { RowsPreview } from './rows-preview.tsx'
export type { RowOutcome, RowProblem, RowsPreviewProps } from './rows-preview.tsx'
