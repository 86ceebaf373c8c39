import { atom } from 'jotai'
import type { PageName } from '../routes/table.ts'

/** The pages that the visitor is likely to open next: the navigation fetches their code. */
export const pagesAheadAtom = atom<readonly PageName[]>([])
