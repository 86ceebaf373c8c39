import { jakartaDate } from '@hospital/sdk'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import { checkRows } from './check-rows.ts'
import { asked, beginRun, resumed, runImport } from './import-run.ts'
import type { ImportRun } from './import-run.ts'
import { dateOrderOf, importAtomOf } from './import-state.ts'
import type { ImportState, OpenFile } from './import-state.ts'
import { inSlices } from './in-slices.ts'
import { sendBatch } from './send-batch.ts'

/** An import, and the actions on it. */
export interface EmployeeImport {
  readonly state: ImportState
  /** Goes on to the rows of a file. */
  readonly openFile: (open: OpenFile) => void
  /** Checks the rows again, with other columns or another order of dates. */
  readonly readAs: (change: Partial<Pick<OpenFile, 'columns' | 'saidOrder'>>) => void
  /** Starts to register: all rows, or only the rows without problems. */
  readonly start: (choice: ImportRun['choice']) => void
  /** Stops after the call that is under way. */
  readonly stop: () => void
  readonly resume: () => void
  /** Clears the file and its outcome. */
  readonly close: () => void
}

/** Makes the browser ask before it closes the page. Returns the function that ends this. */
const holdPage = (): (() => void) => {
  // A new listener each time, so that the end of one hold does not end another.
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}

/** The run of an import, read from the store at each call. */
const useRun = (personal: PersonalData) => {
  const store = useStore()
  const at = importAtomOf(personal)
  const current = (): ImportRun | undefined => {
    const now = store.get(at)
    return now.stage === 'run' ? now.run : undefined
  }
  const replace = (next: ImportRun) => {
    const now = store.get(at)
    if (now.stage === 'run') store.set(at, { ...now, run: next })
  }
  const goOn = async (company: number) => {
    const release = holdPage()
    await runImport({ current, replace, send: (mode, batch) => sendBatch(personal, company, mode, batch) })
    release()
  }
  return { current, replace, goOn }
}

/** The import of a session. A running import goes on while another page is shown. Contract: operation `importEmployees`. */
export const useEmployeeImport = (personal: PersonalData): EmployeeImport => {
  const store = useStore()
  const at = importAtomOf(personal)
  const state = useAtomValue(at)
  useCheck(personal)
  const { current, replace, goOn } = useRun(personal)
  // An import that has not ended would be lost, so the browser asks before it closes the page.
  const isOpen = state.stage === 'run' && state.run.status !== 'done'
  useEffect(() => (isOpen ? holdPage() : undefined), [isOpen])

  return {
    state,
    openFile: (open) => store.set(at, { stage: 'check', open, rows: undefined }),
    readAs: (change) => {
      if (state.stage === 'check')
        store.set(at, { stage: 'check', open: { ...state.open, ...change }, rows: undefined })
    },
    start: (choice) => {
      const now = store.get(at)
      if (now.stage !== 'check' || !now.rows) return
      const { open, rows } = now
      const employees = rows.flatMap(({ employee }) => employee ?? [])
      store.set(at, { stage: 'run', open, rows, run: beginRun(choice, employees, () => crypto.randomUUID()) })
      void goOn(open.company.id)
    },
    stop: () => {
      const now = current()
      if (now) replace(asked(now))
    },
    resume: () => {
      const now = current()
      if (state.stage !== 'run' || now?.status !== 'stopped') return
      replace(resumed(now))
      void goOn(state.open.company.id)
    },
    close: () => store.set(at, { stage: 'choose' }),
  }
}

/** Checks the rows of a file whenever the columns or the order of dates change, in pieces that keep the page responsive. */
const useCheck = (personal: PersonalData): void => {
  const store = useStore()
  const at = importAtomOf(personal)
  const state = useAtomValue(at)
  const open = state.stage === 'check' && !state.rows ? state.open : undefined
  useEffect(() => {
    if (!open) return undefined
    const controller = new AbortController()
    const { file, columns } = open
    const work = checkRows({
      rows: file.rows,
      columns,
      width: file.headings.length,
      today: jakartaDate(serverNow()),
      dateOrder: dateOrderOf(open),
    })
    const check = async () => {
      const rows = await inSlices(work, { signal: controller.signal })
      if (rows) store.set(at, { stage: 'check', open, rows })
    }
    void check()
    return () => controller.abort()
  }, [open, store, at])
}
