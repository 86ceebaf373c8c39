import { expect, test } from 'vitest'
import type { FormProblems } from '../../../forms/submission.ts'
import { shownProblems } from './shown-problems.ts'

const [one, other] = [{ text: 'Kode tidak dikenal.' }, { text: 'Tidak cocok.' }]

test.each<readonly [string, FormProblems, FormProblems]>([
  ['nothing', {}, {}],
  ['a field with a control', { email: one }, { email: one }],
  ['a part of the region', { nik: one, kokab: other }, { nik: one, kel: other }],
  ['two parts of the region', { kel: one, prov: other }, { kel: one }],
  ['the consents as a whole', { persetujuan: one }, { 'persetujuan.pelayanan': one }],
])('%s is shown at a control that there is', (_what, problems, shown) => {
  expect(shownProblems(problems)).toEqual(shown)
})
