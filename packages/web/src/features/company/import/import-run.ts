import type { CompanyComponents } from '@hospital/sdk/company'
import { batchesOf } from './batches.ts'
import type { ImportedEmployee } from './import-fields.ts'

type RowResult = CompanyComponents['schemas']['ImportRowResult']

/** Whether a batch is checked or registered. */
export type ImportMode = CompanyComponents['schemas']['ImportMode']

/** A batch, and its known outcomes. */
export interface Batch {
  /** The idempotency key: a repeat with the same key registers nothing twice. */
  readonly key: string
  readonly employees: readonly ImportedEmployee[]
  /** The outcome of the check for each row. */
  readonly checked?: readonly RowResult[]
  /** The outcome of registering for each row. Once it is known, the batch is never sent again. */
  readonly stored?: readonly RowResult[]
  /** The batch was sent to be registered, but no answer came: it may be registered or not, until a repeat is answered. */
  readonly isUnknown?: true
}

/** Why no further batch is sent for now. */
export type StopReason =
  | { readonly kind: 'asked' | 'offline' | 'unanswered' | 'expired' | 'forbidden' }
  /** `detail`: the server's words; undefined if it had none. */
  | { readonly kind: 'refused'; readonly detail: string | undefined }
  | { readonly kind: 'limited'; readonly minutes: number }
  /** The check accepted these rows, but the server refused to register them. */
  | { readonly kind: 'changed' }

/** An import, from the first batch to the report. It is immutable: each change makes a new one. */
export interface ImportRun {
  /** `all`: all rows or none. `right`: only the rows without problems. */
  readonly choice: 'all' | 'right'
  readonly batches: readonly Batch[]
  readonly status: 'running' | 'stopping' | 'stopped' | 'done'
  /** Why the import has stopped. */
  readonly reason?: StopReason
}

/** The next call to make. */
export interface Step {
  /** The index of the batch. */
  readonly index: number
  readonly mode: ImportMode
}

/** The outcome of a call. */
export type StepOutcome =
  | { readonly kind: 'answered'; readonly rows: readonly RowResult[] }
  /** The batch did not reach the server, or the server did not accept it: nothing has changed. */
  | { readonly kind: 'expired' | 'offline' | 'forbidden' }
  | { readonly kind: 'refused'; readonly detail: string | undefined }
  | { readonly kind: 'limited'; readonly minutes: number }
  /** The batch may have arrived. */
  | { readonly kind: 'unanswered' }

/** Begins an import. `keyOf` makes the keys of the batches. */
export const beginRun = (
  choice: ImportRun['choice'],
  employees: readonly ImportedEmployee[],
  keyOf: () => string,
): ImportRun => ({
  choice,
  batches: batchesOf(employees).map((batch) => ({ key: keyOf(), employees: batch })),
  status: 'running',
})

const hasRefused = (rows: readonly RowResult[] | undefined): boolean =>
  rows?.some(({ status }) => status === 'ditolak') ?? false

/** Whether the check found rows that cannot be registered, so that no row is registered. */
export const isRefusedByCheck = ({ choice, batches }: ImportRun): boolean =>
  choice === 'all' && batches.some(({ checked }) => hasRefused(checked))

/** The next call; undefined when the import is done. All batches are checked before the first one is registered. */
const nextStep = (run: ImportRun): Step | undefined => {
  if (run.choice === 'all') {
    const unchecked = run.batches.findIndex(({ checked }) => !checked)
    if (unchecked >= 0) return { index: unchecked, mode: 'periksa' }
    if (isRefusedByCheck(run)) return undefined
  }
  const waiting = run.batches.findIndex(({ stored }) => !stored)
  return waiting < 0 ? undefined : { index: waiting, mode: 'simpan' }
}

/** The current phase: checking, or registering. */
export const phaseOf = (run: ImportRun): ImportMode => nextStep(run)?.mode ?? 'simpan'

const withBatch = (run: ImportRun, index: number, change: (batch: Batch) => Batch): ImportRun => ({
  ...run,
  batches: run.batches.map((batch, at) => (at === index ? change(batch) : batch)),
})

const stopped = (run: ImportRun, reason: StopReason): ImportRun => ({ ...run, status: 'stopped', reason })

const goesOn = (run: ImportRun): ImportRun => {
  if (!nextStep(run)) return { choice: run.choice, batches: run.batches, status: 'done' }
  return run.status === 'stopping' ? stopped(run, { kind: 'asked' }) : run
}

/** Whether an answer has an outcome for each row that was sent, and for no other. */
const isWhole = (employees: readonly ImportedEmployee[], rows: readonly RowResult[]): boolean => {
  const told = new Set(rows.map(({ baris }) => baris))
  return rows.length === employees.length && employees.every(({ baris }) => told.has(baris))
}

const unanswered = (run: ImportRun, { index, mode }: Step): ImportRun =>
  stopped(mode === 'simpan' ? withBatch(run, index, (batch) => ({ ...batch, isUnknown: true })) : run, {
    kind: 'unanswered',
  })

const answered = (run: ImportRun, step: Step, rows: readonly RowResult[]): ImportRun => {
  const { index, mode } = step
  if (!isWhole(run.batches[index]?.employees ?? [], rows)) return unanswered(run, step)
  if (mode === 'periksa') return goesOn(withBatch(run, index, (batch) => ({ ...batch, checked: rows })))
  const next = goesOn(withBatch(run, index, ({ isUnknown: _known, ...batch }) => ({ ...batch, stored: rows })))
  const isChanged = run.choice === 'all' && hasRefused(rows) && next.status !== 'done'
  return isChanged ? stopped(next, { kind: 'changed' }) : next
}

/**
 * The import after a call. If the outcome of a batch is unknown, it stays unknown until a repeat is answered: a failed repeat tells nothing
 * about the first call.
 */
const afterStep = (run: ImportRun, step: Step, outcome: StepOutcome): ImportRun => {
  switch (outcome.kind) {
    case 'answered':
      return answered(run, step, outcome.rows)
    case 'unanswered':
      return unanswered(run, step)
    default:
      return stopped(run, outcome)
  }
}

/** The import after the user asked to stop. It waits for the call under way, so that the outcome of that call is known. */
export const asked = (run: ImportRun): ImportRun => (run.status === 'running' ? { ...run, status: 'stopping' } : run)

/** The import after the user asked to go on. */
export const resumed = ({ choice, batches }: ImportRun): ImportRun => ({ choice, batches, status: 'running' })

/** The progress of an import, from 0 to 1. */
export const progressOf = ({ choice, batches }: ImportRun): number => {
  const passes = choice === 'all' ? 2 : 1
  const ended = batches.reduce((sum, { checked, stored }) => sum + (stored ? passes : checked ? 1 : 0), 0)
  return batches.length === 0 ? 1 : ended / (batches.length * passes)
}

interface RunOptions {
  /** The current import; undefined if there is none any more. */
  readonly current: () => ImportRun | undefined
  readonly replace: (run: ImportRun) => void
  /** Makes a call. The result is undefined if the answer is no longer needed. */
  readonly send: (mode: ImportMode, batch: Batch) => Promise<StepOutcome | undefined>
}

/** Makes one call after the other until the import is done or stops. */
export const runImport = async ({ current, replace, send }: RunOptions): Promise<void> => {
  for (let run = current(); run?.status === 'running'; run = current()) {
    const step = nextStep(run)
    const batch = step && run.batches[step.index]
    if (!batch) return replace(goesOn(run))
    const outcome = await send(step.mode, batch)
    const now = current()
    if (!outcome || !now) return
    replace(afterStep(now, step, outcome))
  }
}
