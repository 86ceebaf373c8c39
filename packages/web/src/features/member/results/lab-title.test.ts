import { expect, test } from 'vitest'
import { wordsIn } from '../../../testing/words-in.ts'
import { labTitle } from './lab-title.ts'

const group = (name: string, specimen?: string | null) => ({ name, ...(specimen !== undefined && { specimen }) })

test.each([
  [
    [group('Hematologi'), group('Kimia Klinik')],
    'Cek darah (hematologi, kimia klinik)',
    'Blood test (haematology, clinical chemistry)',
  ],
  [[group('HEMOSTASIS ')], 'Cek darah (pembekuan darah)', 'Blood test (blood clotting)'],
  [[group('Urinalisis')], 'Cek urine (urinalisis)', 'Urine test (urinalysis)'],
  [
    [group('Elektrolit'), group('Urinalisis')],
    'Cek darah dan urine (elektrolit, urinalisis)',
    'Blood and urine test (electrolytes, urinalysis)',
  ],
  // The same name twice, from two specimens.
  [
    [group('Kimia Klinik', 'Serum'), group('Kimia Klinik', 'Urine sewaktu')],
    'Cek darah dan urine (kimia klinik)',
    'Blood and urine test (clinical chemistry)',
  ],
  [[group('Kimia Klinik', 'Urine sewaktu')], 'Cek urine (kimia klinik)', 'Urine test (clinical chemistry)'],
  [[group('Kimia Klinik', null)], 'Cek darah (kimia klinik)', 'Blood test (clinical chemistry)'],
  // The specimen is not known.
  [[group('Kimia Klinik', 'Cairan sendi')], 'Cek laboratorium (kimia klinik)', 'Laboratory test (clinical chemistry)'],
  [
    [group('Hematologi'), group('Mikrobiologi')],
    'Cek laboratorium (hematologi, mikrobiologi)',
    'Laboratory test (haematology, microbiology)',
  ],
  [
    [group('Hematologi'), group('Panel Demam', 'Serum')],
    'Cek laboratorium (hematologi, Panel Demam)',
    'Laboratory test (haematology, Panel Demam)',
  ],
  [[], undefined, undefined],
  [[group(' ')], undefined, undefined],
] as const)('the groups %j are called "%s"', (groups, indonesian, english) => {
  expect(labTitle(groups, wordsIn('id').message)).toBe(indonesian)
  expect(labTitle(groups, wordsIn('en').message)).toBe(english)
})
