import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { checkFile } from '../lib/file.ts'
import type { FileProblem, FileRules } from '../lib/file.ts'

/** The chosen file, what is wrong with the last choice, and a preview of a picture. */
export interface ChosenFile {
  input: RefObject<HTMLInputElement | null>
  file: File | undefined
  problem: { kind: FileProblem; file: File } | undefined
  preview: string | undefined
  /** Copies a choice made in any input to the one that is sent. */
  take: (files: FileList | null) => void
  clear: () => void
}

/** Tracks a file input. A file that breaks the rules is removed, so that it is never sent. */
export function useFile(rules: FileRules, onChange: ((file: File | undefined) => void) | undefined): ChosenFile {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; preview: string | undefined }>()
  const [problem, setProblem] = useState<ChosenFile['problem']>()
  const { file, preview } = chosen ?? {}
  // Revokes the preview's object URL when it is no longer shown.
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  const keep = (next: File | undefined) => {
    setChosen(next && { file: next, preview: next.type.startsWith('image/') ? URL.createObjectURL(next) : undefined })
    onChange?.(next)
    if (!next && input.current) input.current.value = ''
  }
  const take = (files: FileList | null) => {
    const next = files?.[0]
    if (!next) return
    const kind = checkFile(next, rules)
    setProblem(kind && { kind, file: next })
    // The camera has a separate input, which is not sent.
    if (!kind && input.current && files !== input.current.files) input.current.files = files
    keep(kind ? undefined : next)
  }
  const clear = () => {
    setProblem(undefined)
    keep(undefined)
    input.current?.focus()
  }
  return { input, file, problem, preview, take, clear }
}
