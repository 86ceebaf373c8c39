import { atom } from 'jotai'
import type { ShellData } from '../loaders/shell.ts'

/** Who has logged in since the document came, without leaving the page. */
export const accountAtom = atom<ShellData['account']>(undefined)
