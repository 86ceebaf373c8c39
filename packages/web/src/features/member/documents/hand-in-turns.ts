import type { Localizable } from '@hospital/ui'
import { problemText } from '../../../forms/use-field.ts'
import type { Message } from '../../../i18n/use-message.ts'
import type { Undone } from '../../../personal-data/write-outcome.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { documentKind } from './document.ts'
import { toSend } from './handed-files.ts'
import type { FileChange, HandedFile } from './handed-files.ts'

/** A document that the patient is known to need: a refused one or a missing one. Each new object asks for its file at once. */
export interface HandInAgain {
  readonly id: string
  readonly kind: string
}

/** The patient, appointment and document of a hand-in, as they were when the first file was sent. */
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
  /** The names of the files that arrived. */
  readonly arrived: readonly string[]
  /** The messages for a file that is the only one of its form. */
  readonly said: WriteProblems | undefined
}

/** A file to send, with the files after it. */
export interface Turn extends Pick<HandInEnd, 'target' | 'count' | 'arrived'> {
  readonly file: HandedFile
  readonly rest: readonly HandedFile[]
  /** The kind of the files without a kind of their own. */
  readonly kind: string
  readonly isAlone: boolean
}

/** The result of a turn. */
export interface TurnOutcome {
  /** The change to the file of the turn. */
  readonly own: FileChange
  /** The change to the files after it. */
  readonly rest: FileChange
  /** The next turn; undefined if the hand-in is over. */
  readonly next: Turn | undefined
  /** The end of the hand-in, if there is no next turn. */
  readonly end: HandInEnd
}

/** The messages for a file without an answer. */
export const lost = {
  cut: 'web.member.documents.cut',
  stopped: 'web.member.documents.stopped',
  stoppedLate: 'web.member.documents.stoppedLate',
  unknown: 'web.member.documents.unknown',
} as const

/** After one of these outcomes the next file would fail in the same way. */
const endsAll: readonly Undone['kind'][] = ['offline', 'limited', 'expired']

/** The message beside one of several files. */
const problemOf = ({ problems, notice }: WriteProblems, message: Message): Localizable | undefined => {
  const problem = problems['file'] ?? problems['jenis_dokumen']
  if (problem) return problemText(problem, message)
  return notice && ('detail' in notice ? { text: notice.detail, lang: 'id' } : message(notice.id, notice.values))
}

/**
 * The message beside the file of a turn. For a single file, all messages stand above the form, except the server's message about the file.
 */
const problemBeside = (said: WriteProblems, { isAlone }: Turn, message: Message): Localizable | undefined =>
  isAlone && said.notice ? undefined : problemOf(said, message)

const mayHaveArrived = ({ notice }: WriteProblems): boolean =>
  notice !== undefined && 'id' in notice && (notice.id === lost.unknown || notice.id === lost.stoppedLate)

/** The turn of the first file to send; undefined if there is none. */
export const firstTurn = (files: readonly HandedFile[], kind: string, target: HandInTarget): Turn | undefined => {
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

/** The outcome of a turn whose file arrived. */
export const afterArrival = ({ arrived, ...before }: Turn): TurnOutcome => {
  const turn = { ...before, arrived: [...arrived, before.file.file.name] }
  return { own: { state: 'arrived' }, rest: {}, next: nextTurn(turn), end: endAfter(turn, undefined) }
}

/**
 * The outcome of a turn whose file did not arrive, or may not have arrived. `said` has the messages that a form with this file alone would
 * show.
 */
export const afterFailure = (turn: Turn, kind: Undone['kind'], said: WriteProblems, message: Message): TurnOutcome => {
  const isLast = endsAll.includes(kind)
  const problem = problemBeside(said, turn, message)
  return {
    own: { state: undefined, problem, isUnsure: mayHaveArrived(said) },
    rest: isLast ? { problem } : {},
    next: isLast ? undefined : nextTurn(turn),
    end: endAfter(turn, said),
  }
}

/** The body of the call that sends a file. */
export const bodyOf = ({ file, kind, target: { patient, appointment } }: Turn) => ({
  file: file.file,
  id_pasien: patient,
  jenis_dokumen: documentKind(file.kind ?? kind),
  ...(appointment && { kode_appointment: appointment }),
})
