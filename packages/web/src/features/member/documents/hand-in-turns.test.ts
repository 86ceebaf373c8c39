import { expect, test } from 'vitest'
import type { Undone } from '../../../personal-data/write-outcome.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { afterArrival, afterFailure, bodyOf, firstTurn } from './hand-in-turns.ts'
import type { Turn } from './hand-in-turns.ts'

const target = { patient: 7, appointment: undefined, again: undefined }
const turnOf = (...names: readonly string[]): Turn => {
  const files = names.map((name, index) => ({ id: String(index), file: new File(['x'], name) }))
  const turn = firstTurn(files, 'kartu', target)
  if (!turn) throw new Error('nothing to send')
  return turn
}

const ofFile: WriteProblems = { problems: { file: { text: 'Buram.' } }, notice: undefined }
const blurred = { text: 'Buram.', lang: 'id' } as const
const unknown: WriteProblems = { problems: {}, notice: { id: 'web.member.documents.unknown' } }
const offline: WriteProblems = { problems: {}, notice: { id: 'web.write.offline' } }
const after = (turn: Turn, kind: Undone['kind'], said: WriteProblems) => afterFailure(turn, kind, said, (id) => id)

test('nothing is sent without a file', () => {
  expect(firstTurn([], 'kartu', target)).toBeUndefined()
})

test('a file that arrived is counted, and the one after it has its turn', () => {
  const { own, next, end } = afterArrival(turnOf('a.pdf', 'b.pdf'))
  expect(own).toEqual({ state: 'arrived' })
  expect([next?.file.file.name, next?.arrived, next?.rest]).toEqual(['b.pdf', ['a.pdf'], []])
  expect(end).toMatchObject({ count: 2, arrived: ['a.pdf'], said: undefined })
})

test('a hand-in is over after its last file', () => {
  const { next = turnOf('none.pdf') } = afterArrival(turnOf('a.pdf', 'b.pdf'))
  expect(afterArrival(next)).toMatchObject({ next: undefined, end: { count: 2, arrived: ['a.pdf', 'b.pdf'] } })
})

test.each([
  ['a refused file', 'invalid', ofFile, { problem: blurred, isUnsure: false }, 'b.pdf'],
  [
    'one whose answer was lost',
    'unknown',
    unknown,
    { problem: 'web.member.documents.unknown', isUnsure: true },
    'b.pdf',
  ],
  ['one without a connection', 'offline', offline, { problem: 'web.write.offline', isUnsure: false }, undefined],
  ['one of too many', 'limited', offline, { problem: 'web.write.offline', isUnsure: false }, undefined],
  ['an expired session', 'expired', offline, { problem: 'web.write.offline', isUnsure: false }, undefined],
] as const)('after %s the next one is sent where it may go better', (_what, kind, said, own, name) => {
  const outcome = after(turnOf('a.pdf', 'b.pdf'), kind, said)
  expect(outcome.own).toMatchObject({ state: undefined, ...own })
  expect(outcome.rest).toEqual(name ? {} : { problem: own.problem })
  expect(outcome.next?.file.file.name).toBe(name)
  expect(outcome.end.said).toBeUndefined()
})

test.each([
  ['above the form', offline, undefined],
  ['beside it, if it is about the file', ofFile, blurred],
])('what is said of a file alone is said %s', (_where, said, problem) => {
  expect(after(turnOf('a.pdf'), 'invalid', said)).toMatchObject({ own: { problem }, end: { said } })
})

test('a file goes out with its own kind, and with the appointment if there is one', () => {
  const turn = turnOf('a.pdf')
  expect(bodyOf(turn)).toEqual({ file: turn.file.file, id_pasien: 7, jenis_dokumen: 'lainnya' })
  expect(
    bodyOf({ ...turn, file: { ...turn.file, kind: 'surat_rujukan' }, target: { ...target, appointment: 'A1' } }),
  ).toMatchObject({ jenis_dokumen: 'surat_rujukan', kode_appointment: 'A1' })
})
