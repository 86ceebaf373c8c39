/** What pages that take a file of rows are made of, apart from the kit: only those pages load it. */
export { ColumnMatch } from './column-match.tsx'
export type { ColumnMatchProps, MatchField } from './column-match.tsx'
export { RowCounts } from './row-counts.tsx'
export type { RowCount, RowCountsProps } from './row-counts.tsx'
export { RowsPreview } from './rows-preview.tsx'
export type { RowOutcome, RowProblem, RowsPreviewProps } from './rows-preview.tsx'
