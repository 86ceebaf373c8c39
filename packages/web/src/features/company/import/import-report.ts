import type { CheckedRow } from './check-rows.ts'
import { isRefusedByCheck } from './import-run.ts'
import type { Batch, ImportRun } from './import-run.ts'

/** The outcomes of a row, such as registered, refused, or unknown until the import goes on. */
export const rowStates = ['stored', 'refused', 'wrong', 'notStored', 'unknown'] as const

/** The outcome of a row. */
export type RowState = (typeof rowStates)[number]

/** A row of the report. */
export interface ReportRow {
  readonly checked: CheckedRow
  readonly state: RowState
  /** The server's messages by field. */
  readonly refusals: Readonly<Record<string, readonly string[]>>
}

/** The number of rows in each state. */
export type ReportCounts = Readonly<Record<RowState, number>>

type Known = Pick<ReportRow, 'state' | 'refusals'>

/** `isRefused`: the check ended the import, so the report shows the refusals of the check. */
const statesIn = (batch: Batch, isRefused: boolean): readonly (readonly [row: number, Known])[] => {
  if (batch.stored)
    return batch.stored.map(({ baris, status, kesalahan }) => [
      baris,
      { state: status === 'tersimpan' ? 'stored' : 'refused', refusals: kesalahan },
    ])
  if (batch.isUnknown) return batch.employees.map(({ baris }) => [baris, { state: 'unknown', refusals: {} }])
  const refused = isRefused ? batch.checked?.filter(({ status }) => status === 'ditolak') : undefined
  return refused?.map(({ baris, kesalahan }) => [baris, { state: 'refused', refusals: kesalahan }]) ?? []
}

/** The outcome of every row of a file. */
export const reportOf = (rows: readonly CheckedRow[], run: ImportRun): readonly ReportRow[] => {
  const isRefused = isRefusedByCheck(run)
  const known = new Map(run.batches.flatMap((batch) => statesIn(batch, isRefused)))
  return rows.map((checked) => ({
    checked,
    ...(known.get(checked.row) ?? { state: checked.employee ? 'notStored' : 'wrong', refusals: {} }),
  }))
}

/** Counts the rows in each state. */
export const countsOf = (rows: readonly ReportRow[]): ReportCounts => {
  const counts: Record<RowState, number> = { stored: 0, wrong: 0, refused: 0, notStored: 0, unknown: 0 }
  for (const { state } of rows) counts[state] += 1
  return counts
}
