import { useRef, useState } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useUpload } from '../../../personal-data/use-upload.ts'
import { documentReads } from './document.ts'
import { afterArrival, afterFailure, bodyOf, firstTurn, lost } from './hand-in-turns.ts'
import type { HandInEnd, HandInTarget, Turn, TurnOutcome } from './hand-in-turns.ts'
import { afterwards, withChange } from './handed-files.ts'
import type { FileChange, HandedFile } from './handed-files.ts'

interface HandInOptions {
  readonly personal: PersonalData
  /** Called with true when a file begins to be sent, and with false after the last outcome. */
  readonly onSending: ((isSending: boolean) => void) | undefined
  readonly onEnd: (end: HandInEnd) => void
}

/** The files of a form, and the changes to them. */
const useHandedFiles = () => {
  const [files, setFiles] = useState<readonly HandedFile[]>([])
  const added = useRef(0)
  const change = (changed: readonly Pick<HandedFile, 'id'>[], to: FileChange) => {
    const ids = changed.map(({ id }) => id)
    setFiles((before) => withChange(before, ids, to))
  }
  return {
    files,
    add: (file: File) => {
      added.current += 1
      const id = String(added.current)
      setFiles((before) => [...before, { id, file }])
    },
    change,
    begin: ({ file, rest }: Turn) => {
      change([file], { state: 'sending', problem: undefined, isUnsure: undefined })
      change(rest, { state: 'waiting', problem: undefined, isUnsure: undefined })
    },
    remove: (id: string) => setFiles((before) => afterwards(before.filter((file) => file.id !== id))),
    /** Removes the files that arrived. The other files can be sent again. */
    settle: () => setFiles(afterwards),
    clear: () => setFiles([]),
  }
}

type HandedFiles = ReturnType<typeof useHandedFiles>

/** Sends the files of a form in turn, and marks each with its outcome. */
const useTurns = ({ personal, onSending, onEnd }: HandInOptions, { begin, change, settle }: HandedFiles) => {
  const message = useMessage()
  const [end, setEnd] = useState<HandInEnd>()
  const isStopped = useRef(false)
  const goOn = (turn: Turn, outcome: TurnOutcome): void => {
    change([turn.file], outcome.own)
    change(turn.rest, outcome.rest)
    if (outcome.next && !isStopped.current) return upload.send(outcome.next)
    onSending?.(false)
    settle()
    setEnd(outcome.end)
    onEnd(outcome.end)
  }
  const upload = useUpload({
    personal,
    fields: ['file', 'jenis_dokumen'],
    call: (turn: Turn, { member }, options) => {
      onSending?.(true)
      setEnd(undefined)
      begin(turn)
      return member.storeGuarantorDocument({ body: bodyOf(turn) }, options)
    },
    stale: documentReads,
    lost,
    onDone: (_document, turn) => goOn(turn, afterArrival(turn)),
    onUndone: ({ kind }, said, turn) => goOn(turn, afterFailure(turn, kind, said, message)),
  })
  const send = (turn: Turn) => {
    isStopped.current = false
    upload.send(turn)
  }
  const stop = () => {
    isStopped.current = true
    upload.stop()
  }
  return { upload, end, send, stop }
}

/**
 * Sends files one after another, each once: a call of the contract takes one file. Files that did not arrive stay, each with the reason.
 */
export const useHandIn = (options: HandInOptions) => {
  const handed = useHandedFiles()
  const { files, add, change, remove, clear } = handed
  const { upload, end, send, stop } = useTurns(options, handed)
  return {
    /** The files, with the progress of the one that is being sent. */
    files: files.map((file) => (file.state === 'sending' ? { ...file, sent: upload.progress } : file)),
    end,
    isSending: upload.busy || files.some(({ state }) => state === 'sending' || state === 'waiting'),
    add,
    setKind: (id: string, kind: string) => change([{ id }], { kind }),
    remove: (id: string) => {
      // A stopped file must not be sent after a log-in either.
      upload.forget()
      remove(id)
    },
    clear,
    send: (kind: string, target: HandInTarget) => {
      const turn = firstTurn(files, kind, target)
      if (turn) send(turn)
    },
    stop,
  }
}
