import { expect, test } from 'vitest'
import { wordsIn } from '../../../testing/words-in.ts'
import { entryDetail, entryTitle } from './entry-words.ts'
import type { ResultEntry } from './result-entries.ts'

const words = wordsIn('id')

const entry: ResultEntry = {
  key: { kind: 'laboratorium', hospital: 'RS01', number: '1' },
  title: undefined,
  hospital: 'RS',
  at: undefined,
  findings: { status: 'complete', abnormal: 0, critical: false, judged: 'some', opinion: 'none' },
}

test.each([
  ['a laboratory result', { groups: ['Hematologi'] }, 'Cek darah (hematologi)'],
  ['one without groups', { groups: [] }, undefined],
  ['radiology', { title: 'Foto toraks PA' }, { text: 'Foto toraks PA', lang: 'id' }],
])('%s has a title', (_what, differs, title) => expect(entryTitle({ ...entry, ...differs }, words)).toEqual(title))

const potassium = { nama: 'Kalium', nilai: '6,4', satuan: 'mmol/L' }

test.each<[string, Partial<ResultEntry>, string]>([
  ['nothing beside its verdict', {}, ''],
  [
    'how many are outside where a value is critical',
    { critical: [potassium], findings: { ...entry.findings, abnormal: 7, critical: true } },
    'Kalium: 6,4 mmol/L. 7 nilai di luar rujukan, termasuk yang kritis.',
  ],
  ['what a check-up concludes', { fitness: 'layak_dengan_catatan' }, 'Kelayakan kerja: Layak dengan catatan.'],
])('the list says %s', (_what, differs, detail) => expect(entryDetail({ ...entry, ...differs }, words)).toBe(detail))
