import { expect, test } from 'vitest'
import { isAdmitted } from './admission.ts'

test.each([
  ['who came three days ago and has not left', 'rawat_inap', '2026-11-18', null, true],
  ['who came today', 'rawat_inap', '2026-11-21', null, true],
  ['who came 90 days ago', 'rawat_inap', '2026-08-23', null, true],
  ['whose discharge was never recorded', 'rawat_inap', '2026-08-22', null, false],
  ['who has left', 'rawat_inap', '2026-11-18', '2026-11-20', false],
  ['who will come', 'rawat_inap', '2026-11-22', null, false],
  ['of an outpatient department', 'rawat_jalan', '2026-11-21', null, false],
])('a patient %s', (_who, jenis_kunjungan, tanggal, tanggal_keluar, isThere) =>
  expect(isAdmitted({ jenis_kunjungan, tanggal, tanggal_keluar }, '2026-11-21')).toBe(isThere),
)
