import { expect, test } from 'vitest'
import { whyHidden } from './medical-access.ts'

const given = {
  status: 'diberikan' as const,
  cakupan: ['medis_kecelakaan' as const],
  diberikan_pada: '2026-11-01T07:40:00+07:00',
  berlaku_sampai: '2026-11-23',
}
const detail = { diagnosa: ['Luka robek'], tindakan: [] }

test.each([
  ['shown', { detail_medis: detail, status: 'selesai', persetujuan: given }, undefined],
  ['not treated yet', { detail_medis: null, status: 'diterima', persetujuan: given }, 'early'],
  ['nothing found yet', { detail_medis: null, status: 'ditangani', persetujuan: given }, 'none'],
  [
    'consent to other things',
    { detail_medis: null, status: 'selesai', persetujuan: { ...given, cakupan: ['saran'] } },
    'notGiven',
  ],
  [
    'no consent',
    { detail_medis: null, status: 'selesai', persetujuan: { ...given, status: 'tidak_diberikan', cakupan: [] } },
    'notGiven',
  ],
  [
    'consent over since yesterday',
    { detail_medis: null, status: 'selesai', persetujuan: { ...given, berlaku_sampai: '2026-11-22' } },
    'notGiven',
  ],
] as const)('%s', (_case, referral, why) => {
  const { persetujuan } = referral
  const wire = { ...referral, persetujuan: { ...persetujuan, cakupan: [...persetujuan.cakupan] } }
  expect(whyHidden(wire, '2026-11-23')).toBe(why && `web.company.referral.medical.${why}`)
})
