import type { CheckedRead } from './check.ts'

/** Whether a read needs no action by an operator. */
const isFine = ({ verdict }: CheckedRead): boolean => verdict === 'works' || verdict === 'not checked'

/** The operator's table, and whether all is well. */
export const reportOf = (checked: readonly CheckedRead[]): { readonly text: string; readonly fine: boolean } => {
  const rows = checked.map((read) => [
    read.backEnd,
    read.name,
    read.verdict,
    `${Math.round(read.duration)} ms`,
    read.detail,
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  const bad = checked.filter((read) => !isFine(read)).length
  const unchecked = checked.filter(({ verdict }) => verdict === 'not checked').length
  const summary = `${checked.length} calls: ${checked.length - bad - unchecked} work, ${unchecked} not checked, ${bad} to be looked at`
  return { text: [...lines, '', summary].join('\n'), fine: bad === 0 }
}
