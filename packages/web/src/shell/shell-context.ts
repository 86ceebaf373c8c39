import { createContext, use } from 'react'
import type { ShellData } from './load-shell.ts'

/** The shell's data, for pages that need some of it, such as emergency numbers. */
export const ShellContext = createContext<ShellData | undefined>(undefined)

/** Reads the shell's data. Throws outside a page. */
export const useShell = (): ShellData => {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell works inside a page only')
  return shell
}
