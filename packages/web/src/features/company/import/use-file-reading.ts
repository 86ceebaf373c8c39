import { useRef, useState } from 'react'
import { inSlices } from './in-slices.ts'
import { readFile } from './read-file.ts'
import type { FileProblem, ReadFile } from './read-file.ts'

/** The reading of a file. */
export interface FileReading {
  readonly busy: boolean
  /** Reads a file, and aborts the read of an earlier one. Undefined if this read is aborted. */
  readonly read: (file: File) => Promise<ReadFile | FileProblem | undefined>
  /** Aborts the current read. */
  readonly cancel: () => void
}

/** Reads a file in pieces that keep the page responsive. A file that can no longer be opened counts as empty. */
export const useFileReading = (): FileReading => {
  const controller = useRef<AbortController>(undefined)
  const [busy, setBusy] = useState(false)
  const cancel = () => {
    controller.current?.abort()
    setBusy(false)
  }
  return {
    busy,
    cancel,
    read: async (file) => {
      cancel()
      const { signal } = (controller.current = new AbortController())
      setBusy(true)
      // The file may have been moved or changed since it was chosen.
      const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer())
      const result = await inSlices(readFile(new Uint8Array(bytes)), { signal })
      if (!signal.aborted) setBusy(false)
      return result
    },
  }
}
