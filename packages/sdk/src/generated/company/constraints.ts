// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { FormConstraints } from '../../constraints/constraint.ts'

/** What the fields of operation `companyLogin` may hold. */
export const companyLoginConstraints = {
  email: { required: true, maxLength: 254, format: 'email' },
  password: { required: true, minLength: 1, maxLength: 128 },
} as const satisfies FormConstraints

/** What the fields of operation `companyAdminLogin` may hold. */
export const companyAdminLoginConstraints = {
  email: { required: true, maxLength: 254, format: 'email' },
  password: { required: true, minLength: 1, maxLength: 128 },
} as const satisfies FormConstraints

/** What the fields of operation `getActivationInvitation` may hold. */
export const getActivationInvitationConstraints = {
  undangan: { required: true, pattern: '^[A-Za-z0-9_-]{22,64}$' },
} as const satisfies FormConstraints

/** What the fields of operation `activateCompanyUser` may hold. */
export const activateCompanyUserConstraints = {
  undangan: { required: true, pattern: '^[A-Za-z0-9_-]{22,64}$' },
  password: { required: true, minLength: 8, maxLength: 128 },
} as const satisfies FormConstraints

/** What the fields of operation `updateCompanyProfile` may hold. */
export const updateCompanyProfileConstraints = {
  alamat: { maxLength: 200 },
  kota: { maxLength: 100 },
  provinsi: { maxLength: 100 },
  kode_pos: { pattern: '^(\\d{5})?$' },
  email: { maxLength: 254, format: 'email' },
  no_telp: { pattern: '^(\\+62|62|0)\\d{8,13}$' },
  website: { maxLength: 2048, pattern: '^(https://([A-Za-z0-9]+(-[A-Za-z0-9]+)*\\.)+[A-Za-z]{2,}(:\\d{1,4})?([/?#]\\S*)?)?$' },
  'pic.nama': { minLength: 1, maxLength: 100, pattern: '\\S' },
  'pic.jabatan': { minLength: 1, maxLength: 100, pattern: '\\S' },
  'pic.email': { maxLength: 254, format: 'email' },
  'pic.no_telp': { pattern: '^(\\+62|62|0)\\d{8,13}$' },
} as const satisfies FormConstraints

/** What the fields of operation `listCompanyEmployees` may hold. */
export const listCompanyEmployeesConstraints = {
  search: { minLength: 1, maxLength: 100 },
  lokasi_kerja: { minLength: 1, maxLength: 100 },
  departemen: { minLength: 1, maxLength: 100 },
  status: { options: ['aktif', 'nonaktif'] },
  urut: { options: ['nama', 'nik_karyawan', 'departemen', 'mcu_terakhir'] },
  arah: { options: ['naik', 'turun'] },
  perusahaan_id: { integer: true, minimum: 1 },
  page: { integer: true, minimum: 1 },
  pageSize: { integer: true, minimum: 1, maximum: 100 },
} as const satisfies FormConstraints

/** What the fields of operation `listCompanyMcuResults` may hold. */
export const listCompanyMcuResultsConstraints = {
  search: { minLength: 1, maxLength: 100 },
  tahun: { integer: true, minimum: 2000, maximum: 2100 },
  dari: { format: 'date' },
  sampai: { format: 'date' },
  kesimpulan: { options: ['layak', 'layak_dengan_catatan', 'tidak_layak_sementara', 'tidak_layak'] },
  faktor_risiko: { options: ['hipertensi', 'obesitas', 'dislipidemia', 'hiperglikemia', 'hiperurisemia', 'merokok', 'kurang_aktivitas_fisik', 'gangguan_pendengaran', 'gangguan_penglihatan', 'gangguan_fungsi_paru'] },
  departemen: { minLength: 1, maxLength: 100 },
  karyawan_id: { integer: true, minimum: 1 },
  perusahaan_id: { integer: true, minimum: 1 },
  page: { integer: true, minimum: 1 },
  pageSize: { integer: true, minimum: 1, maximum: 100 },
} as const satisfies FormConstraints

/** What the fields of operation `createAccidentReferral` may hold. */
export const createAccidentReferralConstraints = {
  karyawan_id: { required: true, integer: true, minimum: 1 },
  kode_mapping_rs: { required: true, minLength: 1, maxLength: 20 },
  waktu_kejadian: { required: true },
  lokasi_kejadian: { required: true, minLength: 3, maxLength: 200, pattern: '\\S' },
  kronologi: { required: true, minLength: 10, maxLength: 2000, pattern: '\\S' },
  jenis_cedera: { required: true, options: ['luka_robek', 'luka_bakar', 'patah_tulang', 'terkilir', 'memar', 'amputasi', 'cedera_mata', 'terpapar_bahan_kimia', 'tersengat_listrik', 'lainnya'] },
  bagian_tubuh: { required: true, minItems: 1, items: { options: ['kepala', 'mata', 'leher', 'bahu', 'lengan', 'tangan', 'jari_tangan', 'dada', 'perut', 'punggung', 'pinggul', 'tungkai', 'kaki', 'jari_kaki', 'lainnya'] } },
  tingkat_cedera: { required: true, options: ['ringan', 'sedang', 'berat'] },
  penjamin: { required: true, options: ['bpjs_ketenagakerjaan', 'asuransi', 'perusahaan'] },
  no_kpj: { pattern: '^\\d{11}$' },
  nama_asuransi: { minLength: 2, maxLength: 100, pattern: '\\S' },
  no_polis: { minLength: 3, maxLength: 40, pattern: '\\S' },
  'pelapor.nama': { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  'pelapor.jabatan': { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  'pelapor.no_telp': { required: true, pattern: '^(\\+62|62|0)\\d{8,13}$' },
} as const satisfies FormConstraints

/** What the fields of operation `storeReferralLetter` may hold. */
export const storeReferralLetterConstraints = {
  id: { required: true, integer: true, minimum: 1 },
  file: { required: true, maxBytes: 5242880, types: ['image/jpeg', 'image/png', 'application/pdf'] },
} as const satisfies FormConstraints

/** What the fields of operation `cancelAccidentReferral` may hold. */
export const cancelAccidentReferralConstraints = {
  id: { required: true, integer: true, minimum: 1 },
  alasan: { required: true, minLength: 3, maxLength: 500, pattern: '\\S' },
} as const satisfies FormConstraints

/** What the fields of operation `listCorporateClients` may hold. */
export const listCorporateClientsConstraints = {
  search: { minLength: 1, maxLength: 100 },
  status: { options: ['aktif', 'nonaktif'] },
  page: { integer: true, minimum: 1 },
  pageSize: { integer: true, minimum: 1, maximum: 100 },
} as const satisfies FormConstraints

/** What the fields of operation `createCorporateClient` may hold. */
export const createCorporateClientConstraints = {
  kd_perusahaan: { required: true, pattern: '^[A-Z0-9][A-Z0-9-]{1,29}$' },
  nama: { required: true, minLength: 1, maxLength: 150, pattern: '\\S' },
  bidang_usaha: { maxLength: 100 },
  alamat: { maxLength: 200 },
  kota: { maxLength: 100 },
  provinsi: { maxLength: 100 },
  kode_pos: { pattern: '^\\d{5}$' },
  email: { maxLength: 254, format: 'email' },
  no_telp: { pattern: '^(\\+62|62|0)\\d{8,13}$' },
  website: { maxLength: 2048, pattern: '^https://([A-Za-z0-9]+(-[A-Za-z0-9]+)*\\.)+[A-Za-z]{2,}(:\\d{1,4})?([/?#]\\S*)?$' },
  'pic.nama': { minLength: 1, maxLength: 100, pattern: '\\S' },
  'pic.jabatan': { minLength: 1, maxLength: 100, pattern: '\\S' },
  'pic.email': { maxLength: 254, format: 'email' },
  'pic.no_telp': { pattern: '^(\\+62|62|0)\\d{8,13}$' },
  kontrak_mulai: { format: 'date' },
  kontrak_selesai: { format: 'date' },
  rumah_sakit_rujukan: { maxItems: 50, items: { minLength: 1, maxLength: 20 } },
} as const satisfies FormConstraints

/** What the fields of operation `updateCorporateClient` may hold. */
export const updateCorporateClientConstraints = {
  id: { required: true, integer: true, minimum: 1 },
  nama: { minLength: 1, maxLength: 150, pattern: '\\S' },
  status: { options: ['aktif', 'nonaktif'] },
  bidang_usaha: { maxLength: 100 },
  alamat: { maxLength: 200 },
  kota: { maxLength: 100 },
  provinsi: { maxLength: 100 },
  kode_pos: { pattern: '^(\\d{5})?$' },
  email: { maxLength: 254, format: 'email' },
  no_telp: { pattern: '^(\\+62|62|0)\\d{8,13}$' },
  website: { maxLength: 2048, pattern: '^(https://([A-Za-z0-9]+(-[A-Za-z0-9]+)*\\.)+[A-Za-z]{2,}(:\\d{1,4})?([/?#]\\S*)?)?$' },
  'pic.nama': { minLength: 1, maxLength: 100, pattern: '\\S' },
  'pic.jabatan': { minLength: 1, maxLength: 100, pattern: '\\S' },
  'pic.email': { maxLength: 254, format: 'email' },
  'pic.no_telp': { pattern: '^(\\+62|62|0)\\d{8,13}$' },
  kontrak_mulai: { format: 'date' },
  kontrak_selesai: { format: 'date' },
  rumah_sakit_rujukan: { maxItems: 50, items: { minLength: 1, maxLength: 20 } },
} as const satisfies FormConstraints

/** What the fields of operation `listCorporateUsers` may hold. */
export const listCorporateUsersConstraints = {
  search: { minLength: 1, maxLength: 100 },
  perusahaan_id: { integer: true, minimum: 1 },
  status: { options: ['menunggu_aktivasi', 'aktif', 'nonaktif'] },
  page: { integer: true, minimum: 1 },
  pageSize: { integer: true, minimum: 1, maximum: 100 },
} as const satisfies FormConstraints

/** What the fields of operation `createCorporateUser` may hold. */
export const createCorporateUserConstraints = {
  name: { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  email: { required: true, maxLength: 254, format: 'email' },
  no_telp: { pattern: '^(\\+62|62|0)\\d{8,13}$' },
  role_id: { required: true, options: ['1', '2'], integer: true },
  perusahaan_id: { integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `updateCorporateUser` may hold. */
export const updateCorporateUserConstraints = {
  id: { required: true, integer: true, minimum: 1 },
  name: { minLength: 1, maxLength: 100, pattern: '\\S' },
  no_telp: { pattern: '^(\\+62|62|0)\\d{8,13}$' },
  status: { options: ['aktif', 'nonaktif'] },
} as const satisfies FormConstraints

/** What the fields of operation `sendCompanyActivation` may hold. */
export const sendCompanyActivationConstraints = {
  id: { required: true, integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `importEmployees` may hold. */
export const importEmployeesConstraints = {
  perusahaan_id: { required: true, integer: true, minimum: 1 },
  mode: { required: true, options: ['periksa', 'simpan'] },
  kunci: { required: true },
  baris: { required: true, minItems: 1, maxItems: 500 },
  'baris[].baris': { required: true, integer: true, minimum: 1, maximum: 1000000 },
  'baris[].nama_lengkap': { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  'baris[].nik_karyawan': { required: true, minLength: 1, maxLength: 30, pattern: '\\S' },
  'baris[].nik': { pattern: '^\\d{16}$' },
  'baris[].tgl_lahir': { required: true, format: 'date' },
  'baris[].gender': { required: true, options: ['L', 'P'] },
  'baris[].departemen': { minLength: 1, maxLength: 100, pattern: '\\S' },
  'baris[].jabatan': { minLength: 1, maxLength: 100, pattern: '\\S' },
  'baris[].lokasi_kerja': { minLength: 1, maxLength: 100, pattern: '\\S' },
  'baris[].no_telp': { pattern: '^(\\+62|62|0)\\d{8,13}$' },
  'baris[].email': { maxLength: 254, format: 'email' },
} as const satisfies FormConstraints
