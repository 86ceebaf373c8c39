import type { Localizable } from '@hospital/ui'
import { useRef, useState } from 'react'
import { problemText } from '../../../forms/use-field.ts'
import type { Message } from '../../../i18n/use-message.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useUpload } from '../../../personal-data/use-upload.ts'
import type { Undone } from '../../../personal-data/write-outcome.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { documentKind, documentReads } from './document.ts'
import { afterwards, toSend, withChange } from './handed-files.ts'
import type { FileChange, HandedFile } from './handed-files.ts'

/** A document that is known to be wanted: a refused one, or one that is missing. Each new object asks for the file at once. */
export interface HandInAgain {
  readonly id: string
  readonly kind: string
}

/** What files are handed in for, as it was when the first of them began to be sent. */
export interface HandInTarget {
  readonly patient: number
  /** The code of the appointment that the documents are for. */
  readonly appointment: string | undefined
  readonly again: HandInAgain | undefined
}

/** How a hand-in ended. */
export interface HandInEnd {
  readonly target: HandInTarget
  /** How many files were to be sent. */
  readonly count: number
  /** The names of those that arrived. */
  readonly arrived: readonly string[]
  /** What is said of a file that is the only one of its form. */
  readonly said: WriteProblems | undefined
}

/** A file to send, with those that come after it. */
interface Turn extends Pick<HandInEnd, 'target' | 'count' | 'arrived'> {
  readonly file: HandedFile
  readonly rest: readonly HandedFile[]
  /** What those are that have no kind of their own. */
  readonly kind: string
  readonly isAlone: boolean
}

interface HandInOptions {
  readonly personal: PersonalData
  /** Called when files begin to be sent, and when the last outcome is there. */
  readonly onSending: ((isSending: boolean) => void) | undefined
  readonly onEnd: (end: HandInEnd) => void
}

const lost = {
  cut: 'web.member.documents.cut',
  stopped: 'web.member.documents.stopped',
  stoppedLate: 'web.member.documents.stoppedLate',
  unknown: 'web.member.documents.unknown',
} as const

/** After these the next one would end in the same way. */
const endsAll: readonly Undone['kind'][] = ['offline', 'limited', 'expired']

/** What is said beside one of several files. */
const problemOf = ({ problems, notice }: WriteProblems, message: Message): Localizable | undefined => {
  const problem = problems['file'] ?? problems['jenis_dokumen']
  if (problem) return problemText(problem, message)
  return notice && ('detail' in notice ? { text: notice.detail, lang: 'id' } : message(notice.id, notice.values))
}

/** What is said of a file alone is said above its form, but for what the server says of the file. */
const problemBeside = (said: WriteProblems, { isAlone }: Turn, message: Message): Localizable | undefined =>
  isAlone && said.notice ? undefined : problemOf(said, message)

const mayHaveArrived = ({ notice }: WriteProblems): boolean =>
  notice !== undefined && 'id' in notice && (notice.id === lost.unknown || notice.id === lost.stoppedLate)

/** The turn of the first file that is to be sent; undefined if there is none. */
const firstTurn = (files: readonly HandedFile[], kind: string, target: HandInTarget): Turn | undefined => {
  const [file, ...rest] = toSend(files)
  return file && { kind, target, count: rest.length + 1, arrived: [], isAlone: files.length === 1, file, rest }
}

/** The turn of the file after this one; undefined after the last. */
const nextTurn = ({ rest: [file, ...rest], ...turn }: Turn): Turn | undefined => file && { ...turn, file, rest }

const endAfter = ({ target, count, arrived, isAlone }: Turn, said: WriteProblems | undefined): HandInEnd => ({
  target,
  count,
  arrived,
  said: isAlone ? said : undefined,
})

/** The body of the call that sends a file. */
const bodyOf = ({ file, kind, target: { patient, appointment } }: Turn) => ({
  file: file.file,
  id_pasien: patient,
  jenis_dokumen: documentKind(file.kind ?? kind),
  ...(appointment && { kode_appointment: appointment }),
})

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
    /** Those that arrived go, those that waited may be sent again. */
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
  const goOn = (next: Turn | undefined, ended: HandInEnd) => {
    if (next && !isStopped.current) return upload.send(next)
    onSending?.(false)
    settle()
    setEnd(ended)
    onEnd(ended)
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
    onDone: (_document, before) => {
      const turn = { ...before, arrived: [...before.arrived, before.file.file.name] }
      change([turn.file], { state: 'arrived' })
      goOn(nextTurn(turn), endAfter(turn, undefined))
    },
    onUndone: ({ kind }, said, turn) => {
      const problem = problemBeside(said, turn, message)
      change([turn.file], { state: undefined, problem, isUnsure: mayHaveArrived(said) })
      if (endsAll.includes(kind)) change(turn.rest, { problem })
      goOn(endsAll.includes(kind) ? undefined : nextTurn(turn), endAfter(turn, said))
    },
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

/** Sends files one after another, each once: the contract takes one for each call. Those that did not arrive stay, each with the reason. */
export const useHandIn = (options: HandInOptions) => {
  const handed = useHandedFiles()
  const { files, add, change, remove, clear } = handed
  const { upload, end, send, stop } = useTurns(options, handed)
  return {
    /** The one that is being sent tells how far it is. */
    files: files.map((file) => (file.state === 'sending' ? { ...file, sent: upload.progress } : file)),
    end,
    isSending: upload.busy || files.some(({ state }) => state === 'sending' || state === 'waiting'),
    add,
    setKind: (id: string, kind: string) => change([{ id }], { kind }),
    remove: (id: string) => {
      // Nor is it sent by itself after a log-in.
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
