import type { CompanyClient } from '@hospital/sdk/company'
import type { MemberClient } from '@hospital/sdk/member'

/** A child of Siti Rahayu (1001) who is not in any register yet. */
export const newChild = {
  user_id: 1001,
  status_family: 'anak',
  nama: 'Laras',
  tempat_lahir: 'Karawang',
  tgl_lahir: '2025-02-01',
  gender: 'P',
  persetujuan: true,
} as const satisfies Parameters<MemberClient['addNewFamilyMember']>[0]['body']

/** An accident at work that a company reports. */
export const accident = {
  karyawan_id: 9012,
  kode_mapping_rs: 'RS01',
  waktu_kejadian: '2026-11-21T08:50:00+07:00',
  lokasi_kejadian: 'Lini pintal 1',
  kronologi: 'Tersandung palet saat berjalan mundur.',
  jenis_cedera: 'memar',
  bagian_tubuh: ['tungkai'],
  tingkat_cedera: 'ringan',
  penjamin: 'perusahaan',
  pelapor: { nama: 'Wulan Sari Dewi', jabatan: 'Manajer SDM', no_telp: '081200010001' },
} satisfies Parameters<CompanyClient['createAccidentReferral']>[0]['body']
