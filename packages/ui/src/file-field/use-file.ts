import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { checkFile } from '../lib/file.ts'
import type { FileRules } from '../lib/file.ts'
import type { WrongFile } from './problem-words.ts'

/** The chosen file, and the problem of the last choice. */
export interface ChosenFile {
  input: RefObject<HTMLInputElement | null>
  file: File | undefined
  problem: WrongFile | undefined
  /** Whether a choice is being prepared; until then no file is chosen. */
  preparing: boolean
  /** Copies a choice from any input to the input that is sent. */
  take: (files: FileList | null) => void
  clear: () => void
}

/** The options for a choice besides its rules. */
export interface FileOptions {
  onChange?: ((file: File | undefined) => void) | undefined
  /** Makes the file to send from the chosen one, such as a smaller picture. Its size is checked, not the chosen file's. Never rejects. */
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
    // The input that is sent gets the file: the camera has a separate input, and a smaller picture is another file.
    if (!kind && input.current && next !== input.current.files?.[0]) {
      const list = new DataTransfer()
      list.items.add(next)
      input.current.files = list.files
    }
    choose(kind ? undefined : next)
  }
  const settlePrepared = async (next: File, prepared: (file: File) => Promise<File>) => {
    // If the form is sent in the meantime, it must have neither the replaced file nor an unprepared one.
    choose(undefined)
    setProblem(undefined)
    setPreparing(true)
    const ready = await prepared(next)
    // In the meantime the visitor may have chosen another file, or none.
    if (latest.current !== next) return
    setPreparing(false)
    settle(ready)
  }
  const take = (files: FileList | null) => {
    const next = files?.[0]
    if (!next) return
    latest.current = next
    const kind = checkFile(next, rules)
    // A file that is too large may become small enough.
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
