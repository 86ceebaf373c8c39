import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { checkFile } from '../lib/file.ts'
import type { FileRules } from '../lib/file.ts'
import type { WrongFile } from './problem-words.ts'

/** The chosen file, and what is wrong with the last choice. */
export interface ChosenFile {
  input: RefObject<HTMLInputElement | null>
  file: File | undefined
  problem: WrongFile | undefined
  /** Whether a choice is being prepared; until then no file is chosen. */
  preparing: boolean
  /** Copies a choice made in any input to the one that is sent. */
  take: (files: FileList | null) => void
  clear: () => void
}

/** How the field treats a choice besides its rules. */
export interface FileOptions {
  onChange?: ((file: File | undefined) => void) | undefined
  /** Makes what is sent of what was chosen, such as a smaller picture; its size is what counts. Never rejects. */
  prepare?: ((file: File) => Promise<File>) | undefined
}

/** Tracks a file input. A file that breaks the rules is removed, so that it is never sent. */
export const useFile = (rules: FileRules, { onChange, prepare }: FileOptions): ChosenFile => {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<File>(undefined)
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<ChosenFile['problem']>()
  const [preparing, setPreparing] = useState(false)

  const choose = (next: File | undefined) => {
    setFile(next)
    onChange?.(next)
    if (!next && input.current) input.current.value = ''
  }
  const settle = (next: File) => {
    const kind = checkFile(next, rules)
    setProblem(kind && { kind, file: next })
    // The camera has a separate input, which is not sent; and what was made smaller is another file.
    if (!kind && input.current && next !== input.current.files?.[0]) {
      const list = new DataTransfer()
      list.items.add(next)
      input.current.files = list.files
    }
    choose(kind ? undefined : next)
  }
  const settlePrepared = async (next: File, prepared: (file: File) => Promise<File>) => {
    // A form that is sent meanwhile has neither the file that was replaced nor one that is not prepared.
    choose(undefined)
    setProblem(undefined)
    setPreparing(true)
    const ready = await prepared(next)
    // Another file may have been chosen meanwhile, or none.
    if (latest.current !== next) return
    setPreparing(false)
    settle(ready)
  }
  const take = (files: FileList | null) => {
    const next = files?.[0]
    if (!next) return
    latest.current = next
    const kind = checkFile(next, rules)
    // What is too large may become smaller.
    if (!prepare || kind === 'type' || kind === 'empty') {
      setPreparing(false)
      settle(next)
      return
    }
    void settlePrepared(next, prepare)
  }
  const clear = () => {
    latest.current = undefined
    setPreparing(false)
    setProblem(undefined)
    choose(undefined)
    input.current?.focus()
  }
  return { input, file, problem, preparing, take, clear }
}
