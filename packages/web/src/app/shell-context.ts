import { createContext, use } from 'react'
import type { ShellData } from '../loaders/shell.ts'

/** The frame's data, for pages that need some of it, such as whom to call. */
export const ShellContext = createContext<ShellData | undefined>(undefined)

/** Reads the frame's data. Fails outside a page. */
export const useShell = (): ShellData => {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell has to stand inside the frame of a page')
  return shell
}
