// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { FormConstraints } from '../../constraints/constraint.ts'

/** What the fields of operation `registerPatient` may hold. */
export const registerPatientConstraints = {
  nama: { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  tempat_lahir: { required: true, minLength: 1, maxLength: 60, pattern: '\\S' },
  tgl_lahir: { required: true, format: 'date' },
  gender: { required: true, options: ['L', 'P'] },
  nik: { pattern: '^\\d{16}$' },
  alamat: { required: true, minLength: 1, maxLength: 200 },
  kel: { minLength: 2, maxLength: 13 },
  kec: { minLength: 2, maxLength: 13 },
  kokab: { minLength: 2, maxLength: 13 },
  prov: { minLength: 2, maxLength: 13 },
  email: { maxLength: 254, format: 'email' },
  no_hp: { required: true, pattern: '^(\\+62|62|0)\\d{8,13}$|^\\+([1-57-9]\\d|6[013-9])\\d{6,13}$' },
  foto_ktp: { maxBytes: 5242880, types: ['image/jpeg', 'image/png', 'image/webp'] },
  foto_id_card: { maxBytes: 5242880, types: ['image/jpeg', 'image/png', 'image/webp'] },
  kodept: { maxLength: 30 },
  kd_perusahaan: { maxLength: 30 },
  gol_darah: { maxLength: 5, pattern: '^\\S+$' },
  warga_negara: { required: true, options: ['wni', 'wna'] },
  bahasa: { integer: true, minimum: 1 },
  suku_bahasa: { integer: true, minimum: 1 },
  status_kawin: { maxLength: 10 },
  pendidikan: { maxLength: 10 },
  agama: { maxLength: 10 },
  pekerjaan: { maxLength: 10 },
  family_id: { integer: true, minimum: 1 },
  kodepmr: { maxItems: 20, items: { minLength: 1, maxLength: 30 } },
  id_pasien_appointment: { integer: true, minimum: 1 },
  status_family: { options: ['diri_sendiri', 'suami', 'istri', 'anak', 'ayah', 'ibu', 'saudara', 'lainnya'] },
  no_reg_new: { maxLength: 32 },
  no_pasien: { pattern: '^\\d{2}-\\d{2}-\\d{2}-\\d{2}$' },
} as const satisfies FormConstraints

/** What the fields of operation `registerPatientFromMobile` may hold. */
export const registerPatientFromMobileConstraints = {
  nama: { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  tempat_lahir: { required: true, minLength: 1, maxLength: 60, pattern: '\\S' },
  tgl_lahir: { required: true, format: 'date' },
  gender: { required: true, options: ['L', 'P'] },
  nik: { pattern: '^\\d{16}$' },
  alamat: { required: true, minLength: 1, maxLength: 200 },
  kel: { minLength: 2, maxLength: 13 },
  kec: { minLength: 2, maxLength: 13 },
  kokab: { minLength: 2, maxLength: 13 },
  prov: { minLength: 2, maxLength: 13 },
  email: { maxLength: 254, format: 'email' },
  no_hp: { required: true, pattern: '^(\\+62|62|0)\\d{8,13}$|^\\+([1-57-9]\\d|6[013-9])\\d{6,13}$' },
  kodept: { maxLength: 30 },
  kd_perusahaan: { maxLength: 30 },
  gol_darah: { maxLength: 5, pattern: '^\\S+$' },
  warga_negara: { required: true, options: ['wni', 'wna'] },
  bahasa: { integer: true, minimum: 1 },
  suku_bahasa: { integer: true, minimum: 1 },
  status_kawin: { maxLength: 10 },
  pendidikan: { maxLength: 10 },
  agama: { maxLength: 10 },
  pekerjaan: { maxLength: 10 },
  family_id: { required: true, integer: true, minimum: 1 },
  kodepmr: { maxItems: 20, items: { minLength: 1, maxLength: 30 } },
  id_pasien_appointment: { integer: true, minimum: 1 },
  status_family: { options: ['diri_sendiri', 'suami', 'istri', 'anak', 'ayah', 'ibu', 'saudara', 'lainnya'] },
  no_reg_new: { maxLength: 32 },
  no_pasien: { pattern: '^\\d{2}-\\d{2}-\\d{2}-\\d{2}$' },
} as const satisfies FormConstraints

/** What the fields of operation `listLabResults` may hold. */
export const listLabResultsConstraints = {
  nopasien: { required: true, pattern: '^\\d{2}-\\d{2}-\\d{2}-\\d{2}$' },
} as const satisfies FormConstraints

/** What the fields of operation `listRadiologyResults` may hold. */
export const listRadiologyResultsConstraints = {
  nopasien: { required: true, pattern: '^\\d{2}-\\d{2}-\\d{2}-\\d{2}$' },
} as const satisfies FormConstraints

/** What the fields of operation `listMcuResults` may hold. */
export const listMcuResultsConstraints = {
  nopasien: { required: true, pattern: '^\\d{2}-\\d{2}-\\d{2}-\\d{2}$' },
} as const satisfies FormConstraints
