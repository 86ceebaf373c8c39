import type { MessageId } from '../../../i18n/use-message.ts'

/** What the fields of a referral are called, by the names that their problems have. */
export const fieldLabels = {
  karyawan_id: 'web.company.referral.employee',
  kode_mapping_rs: 'web.company.referral.hospital',
  tanggal: 'web.company.referral.date',
  jam: 'web.company.referral.time',
  lokasi_kejadian: 'web.company.referral.place',
  kronologi: 'web.company.referral.account',
  jenis_cedera: 'web.company.referral.injury',
  bagian_tubuh: 'web.company.referral.body',
  tingkat_cedera: 'web.company.referral.severity',
  penjamin: 'web.company.referral.guarantor',
  no_kpj: 'web.company.referral.kpj',
  nama_asuransi: 'web.company.referral.insurer',
  no_polis: 'web.company.referral.policy',
  'pelapor.nama': 'web.company.referral.reporter.name',
  'pelapor.jabatan': 'web.company.referral.reporter.position',
  'pelapor.no_telp': 'web.company.referral.reporter.phone',
} as const satisfies Readonly<Record<string, MessageId>>
