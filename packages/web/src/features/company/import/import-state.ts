import { atom } from 'jotai'
import type { PrimitiveAtom } from 'jotai'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { CompanyChoice } from '../area/company-choice.ts'
import type { CheckedRow } from './check-rows.ts'
import type { Columns } from './columns.ts'
import type { ImportRun } from './import-run.ts'
import { cellText } from './read-cell.ts'
import { isMonthFirst } from './read-day.ts'
import type { DateOrder } from './read-day.ts'
import type { ReadFile } from './read-file.ts'

/** A file that was read, with the company of its employees. */
export interface OpenFile {
  readonly name: string
  readonly company: CompanyChoice
  readonly file: ReadFile
  readonly columns: Columns
  /** The order of the birth dates, if the user chose one. */
  readonly saidOrder: DateOrder | undefined
}

/**
 * A birth date of the file that certainly has its month first, if there is one. Other dates may have their month first without showing it,
 * so the user is asked about all of them.
 */
export const monthFirstDate = ({ file, columns }: Pick<OpenFile, 'file' | 'columns'>): string | undefined => {
  const column = columns.tgl_lahir
  if (column === undefined) return undefined
  for (const { cells } of file.rows) {
    // A cheap test first, since cleaning thousands of cells takes long: without a second number above 12 a date proves nothing.
    const cell = cells[column] ?? ''
    if (/[^ -~]|\D(?:1[3-9]|[23]\d)\D/.test(cell) && isMonthFirst(cellText(cell))) return cellText(cell)
  }
  return undefined
}

/** The order of the birth dates in a file: the day first, as in Indonesia, unless the file proves otherwise. */
export const dateOrderOf = (open: Pick<OpenFile, 'file' | 'columns' | 'saidOrder'>): DateOrder | undefined =>
  monthFirstDate(open) === undefined ? 'day' : open.saidOrder

/** An import, from the choice of a file to the report. */
export type ImportState =
  | { readonly stage: 'choose' }
  /** `rows`: undefined until they are checked with the current columns. */
  | { readonly stage: 'check'; readonly open: OpenFile; readonly rows: readonly CheckedRow[] | undefined }
  | { readonly stage: 'run'; readonly open: OpenFile; readonly rows: readonly CheckedRow[]; readonly run: ImportRun }

const known = new WeakMap<PersonalData, PrimitiveAtom<ImportState>>()

/** The import of a session. It goes on while the user looks at another page, and ends with the session. */
export const importAtomOf = (personal: PersonalData): PrimitiveAtom<ImportState> => {
  const found = known.get(personal) ?? atom<ImportState>({ stage: 'choose' })
  known.set(personal, found)
  return found
}
