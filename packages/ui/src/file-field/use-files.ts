import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { checkFile } from '../lib/file.ts'
import type { FileRules } from '../lib/file.ts'
import type { WrongFile } from './problem-words.ts'

/** A field of several files, and the problems of the last choice. */
export interface ChosenFiles {
  readonly input: RefObject<HTMLInputElement | null>
  readonly wrong: readonly WrongFile[]
  /** Whether files are being prepared; they are added afterwards. */
  readonly preparing: boolean
  /** Adds a choice from any input. */
  readonly take: (files: FileList | null) => void
}

/** The options for a choice besides its rules. */
export interface FilesOptions {
  /** The files that are already chosen. */
  readonly files: readonly File[]
  /** Called with each file that has passed the checks. */
  readonly onAdd: (file: File) => void
  /** Makes the file to send from the chosen one, such as a smaller picture. Its size is checked, not the chosen file's. Never rejects. */
  readonly prepare?: ((file: File) => Promise<File>) | undefined
}

const isSame = (list: FileList | null, files: readonly File[]): boolean =>
  list?.length === files.length && files.every((file, at) => list[at] === file)

/** Tracks an input of several files: each choice adds to the earlier ones. A file that breaks the rules is named, and never added. */
export const useFiles = (rules: FileRules, { files, onAdd, prepare }: FilesOptions): ChosenFiles => {
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<readonly WrongFile[]>([])
  const [waiting, setWaiting] = useState(0)
  // The input shows how many files are chosen. Without this it would count only the last choice.
  useEffect(() => {
    if (!input.current || isSame(input.current.files, files)) return
    const list = new DataTransfer()
    files.forEach((file) => list.items.add(file))
    input.current.files = list.files
  }, [files])

  const prepared = async (file: File): Promise<File> => {
    const kind = checkFile(file, rules)
    // A file that is too large may become small enough.
    return !prepare || kind === 'type' || kind === 'empty' ? file : prepare(file)
  }
  const add = async (chosen: readonly File[]) => {
    setWrong([])
    setWaiting((count) => count + 1)
    // One after another, since each picture takes its pixels in memory while it is made smaller.
    for (const file of chosen) {
      const ready = await prepared(file)
      const kind = checkFile(ready, rules)
      if (kind) setWrong((before) => [...before, { kind, file: ready }])
      else onAdd(ready)
    }
    setWaiting((count) => count - 1)
  }
  const take = (list: FileList | null) => {
    if (list && list.length > 0) void add([...list])
  }
  return { input, wrong, preparing: waiting > 0, take }
}
