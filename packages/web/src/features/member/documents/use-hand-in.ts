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

const mayHaveArrived = ({ notice }: WriteProblems): boolean =>
  notice !== undefined && 'id' in notice && (notice.id === lost.unknown || notice.id === lost.stoppedLate)

/** The files of a form, and the changes to them. */
const useHandedFiles = () => {
  const [files, setFiles] = useState<readonly HandedFile[]>([])
  const added = useRef(0)
  return {
    files,
    add: (file: File) => {
      added.current += 1
      const id = String(added.current)
      setFiles((before) => [...before, { id, file }])
    },
    change: (changed: readonly Pick<HandedFile, 'id'>[], to: FileChange) => {
      const ids = changed.map(({ id }) => id)
      setFiles((before) => withChange(before, ids, to))
    },
    remove: (id: string) => setFiles((before) => afterwards(before.filter((file) => file.id !== id))),
    /** Those that arrived go, those that waited may be sent again. */
    settle: () => setFiles(afterwards),
    clear: () => setFiles([]),
  }
}

/** Sends files one after another, each once: the contract takes one for each call. Those that did not arrive stay, each with the reason. */
export const useHandIn = ({ personal, onSending, onEnd }: HandInOptions) => {
  const message = useMessage()
  const { files, add, change, remove, settle, clear } = useHandedFiles()
  const [end, setEnd] = useState<HandInEnd>()
  const isStopped = useRef(false)
  const finish = (ended: HandInEnd) => {
    onSending?.(false)
    settle()
    setEnd(ended)
    onEnd(ended)
  }
  /** The next one, or the end of all. */
  const goOn = ({ rest, ...turn }: Turn, said?: WriteProblems) => {
    const [file, ...others] = rest
    if (file && !isStopped.current) return upload.send({ ...turn, file, rest: others })
    finish({ target: turn.target, count: turn.count, arrived: turn.arrived, said: turn.isAlone ? said : undefined })
  }
  const upload = useUpload({
    personal,
    fields: ['file', 'jenis_dokumen'],
    call: ({ file, rest, kind, target: { patient, appointment } }: Turn, { member }, options) => {
      onSending?.(true)
      setEnd(undefined)
      change([file], { state: 'sending', problem: undefined, isUnsure: undefined })
      change(rest, { state: 'waiting', problem: undefined, isUnsure: undefined })
      const body = {
        file: file.file,
        id_pasien: patient,
        jenis_dokumen: documentKind(file.kind ?? kind),
        ...(appointment && { kode_appointment: appointment }),
      }
      return member.storeGuarantorDocument({ body }, options)
    },
    stale: documentReads,
    lost,
    onDone: (_document, turn) => {
      change([turn.file], { state: 'arrived' })
      goOn({ ...turn, arrived: [...turn.arrived, turn.file.file.name] })
    },
    onUndone: (outcome, said, turn) => {
      const isOver = endsAll.includes(outcome.kind)
      // What is said of a file alone is said above its form, but for what the server says of the file.
      const problem = turn.isAlone && said.notice ? undefined : problemOf(said, message)
      change([turn.file], { state: undefined, problem, isUnsure: mayHaveArrived(said) })
      if (isOver) change(turn.rest, { problem })
      goOn(isOver ? { ...turn, rest: [] } : turn, said)
    },
  })
  const isSending = upload.busy || files.some(({ state }) => state === 'sending' || state === 'waiting')
  return {
    /** The one that is being sent tells how far it is. */
    files: files.map((file) => (file.state === 'sending' ? { ...file, sent: upload.progress } : file)),
    end,
    isSending,
    add,
    setKind: (id: string, kind: string) => change([{ id }], { kind }),
    remove: (id: string) => {
      // Nor is it sent by itself after a log-in.
      upload.forget()
      remove(id)
    },
    clear,
    send: (kind: string, target: HandInTarget) => {
      const [file, ...rest] = toSend(files)
      if (!file) return
      isStopped.current = false
      const turn = { kind, target, count: rest.length + 1, arrived: [], isAlone: files.length === 1 }
      upload.send({ ...turn, file, rest })
    },
    stop: () => {
      isStopped.current = true
      upload.stop()
    },
  }
}
