// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { FormConstraints } from '../../constraints/constraint.ts'

/** What the fields of operation `login` may hold. */
export const loginConstraints = {
  email: { required: true, maxLength: 254, format: 'email' },
  password: { required: true, minLength: 1, maxLength: 128 },
} as const satisfies FormConstraints

/** What the fields of operation `checkEmail` may hold. */
export const checkEmailConstraints = {
  email: { required: true, maxLength: 254, format: 'email' },
} as const satisfies FormConstraints

/** What the fields of operation `changePassword` may hold. */
export const changePasswordConstraints = {
  email: { required: true, maxLength: 254, format: 'email' },
  token: { required: true, pattern: '^\\d{6}$' },
  password: { required: true, minLength: 8, maxLength: 128 },
} as const satisfies FormConstraints

/** What the fields of operation `registerMobile` may hold. */
export const registerMobileConstraints = {
  nama: { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  tempat_lahir: { required: true, minLength: 1, maxLength: 60, pattern: '\\S' },
  tgl_lahir: { required: true, format: 'date' },
  gender: { required: true, options: ['L', 'P'] },
  email: { required: true, maxLength: 254, format: 'email' },
  no_hp: { required: true, pattern: '^(\\+62|62|0)\\d{8,13}$|^\\+([1-57-9]\\d|6[013-9])\\d{6,13}$' },
  password: { required: true, minLength: 8, maxLength: 128 },
  nik: { pattern: '^\\d{16}$' },
  no_paspor: { pattern: '^[A-Z0-9]{6,15}$' },
  alamat: { maxLength: 200 },
  kel: { minLength: 2, maxLength: 13 },
  kec: { minLength: 2, maxLength: 13 },
  kokab: { minLength: 2, maxLength: 13 },
  prov: { minLength: 2, maxLength: 13 },
  warga_negara: { options: ['wni', 'wna'] },
  agama: { maxLength: 10 },
  gol_darah: { maxLength: 5, pattern: '^\\S+$' },
  bahasa: { integer: true, minimum: 1 },
  suku_bahasa: { integer: true, minimum: 1 },
  status_kawin: { maxLength: 10 },
  pendidikan: { maxLength: 10 },
  pekerjaan: { maxLength: 10 },
  no_pasien: { pattern: '^\\d{2}-\\d{2}-\\d{2}-\\d{2}$' },
  'persetujuan.pelayanan': { required: true, box: true },
  'persetujuan.pemasaran': { box: true },
} as const satisfies FormConstraints

/** What the fields of operation `verifyRegistrationCode` may hold. */
export const verifyRegistrationCodeConstraints = {
  kode_registrasi: { required: true, pattern: '^[A-Za-z0-9-]{8,64}$' },
  token: { required: true, pattern: '^\\d{6}$' },
} as const satisfies FormConstraints

/** What the fields of operation `resendRegistrationCode` may hold. */
export const resendRegistrationCodeConstraints = {
  kode_registrasi: { required: true, pattern: '^[A-Za-z0-9-]{8,64}$' },
} as const satisfies FormConstraints

/** What the fields of operation `updateProfile` may hold. */
export const updateProfileConstraints = {
  id: { required: true, integer: true, minimum: 1 },
  nama_lengkap: { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  tempat_lahir: { required: true, minLength: 1, maxLength: 60, pattern: '\\S' },
  tgl_lahir: { format: 'date' },
  gender: { options: ['L', 'P'] },
  no_telp: { pattern: '^(\\+62|62|0)\\d{8,13}$|^\\+([1-57-9]\\d|6[013-9])\\d{6,13}$' },
  alamat: { maxLength: 200 },
  kel: { minLength: 2, maxLength: 13 },
  kec: { minLength: 2, maxLength: 13 },
  kokab: { minLength: 2, maxLength: 13 },
  prov: { minLength: 2, maxLength: 13 },
  golongan_darah: { maxLength: 5, pattern: '^\\S+$' },
  warga_negara: { options: ['wni', 'wna'] },
  bahasa: { integer: true, minimum: 1 },
  suku_bahasa: { integer: true, minimum: 1 },
  status_kawin: { maxLength: 10 },
  pekerjaan: { maxLength: 10 },
  pendidikan: { maxLength: 10 },
  agama: { maxLength: 10 },
} as const satisfies FormConstraints

/** What the fields of operation `storeBpjsNumber` may hold. */
export const storeBpjsNumberConstraints = {
  id_pasien: { required: true, integer: true, minimum: 1 },
  nomor_bpjs: { required: true, maxLength: 13, pattern: '^(\\d{13})?$' },
} as const satisfies FormConstraints

/** What the fields of operation `addNewFamilyMember` may hold. */
export const addNewFamilyMemberConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  status_family: { required: true, options: ['diri_sendiri', 'suami', 'istri', 'anak', 'ayah', 'ibu', 'saudara', 'lainnya'] },
  nama: { required: true, minLength: 1, maxLength: 100, pattern: '\\S' },
  tempat_lahir: { required: true, minLength: 1, maxLength: 60, pattern: '\\S' },
  tgl_lahir: { required: true, format: 'date' },
  gender: { required: true, options: ['L', 'P'] },
  email: { maxLength: 254, format: 'email' },
  no_hp: { pattern: '^(\\+62|62|0)\\d{8,13}$|^\\+([1-57-9]\\d|6[013-9])\\d{6,13}$' },
  nik: { pattern: '^\\d{16}$' },
  no_paspor: { pattern: '^[A-Z0-9]{6,15}$' },
  alamat: { maxLength: 200 },
  kel: { minLength: 2, maxLength: 13 },
  kec: { minLength: 2, maxLength: 13 },
  kokab: { minLength: 2, maxLength: 13 },
  prov: { minLength: 2, maxLength: 13 },
  warga_negara: { options: ['wni', 'wna'] },
  agama: { maxLength: 10 },
  gol_darah: { maxLength: 5, pattern: '^\\S+$' },
  bahasa: { integer: true, minimum: 1 },
  suku_bahasa: { integer: true, minimum: 1 },
  status_kawin: { maxLength: 10 },
  pendidikan: { maxLength: 10 },
  pekerjaan: { maxLength: 10 },
  persetujuan: { required: true, box: true },
} as const satisfies FormConstraints

/** What the fields of operation `activateExistingFamilyMember` may hold. */
export const activateExistingFamilyMemberConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  status_family: { required: true, options: ['diri_sendiri', 'suami', 'istri', 'anak', 'ayah', 'ibu', 'saudara', 'lainnya'] },
  nopasien: { required: true, pattern: '^\\d{2}-\\d{2}-\\d{2}-\\d{2}$' },
  tgl_lahir: { required: true, format: 'date' },
  nik: { pattern: '^\\d{16}$' },
  persetujuan: { required: true, box: true },
  kode: { pattern: '^\\d{6}$' },
} as const satisfies FormConstraints

/** What the fields of operation `renewFamilyConsent` may hold. */
export const renewFamilyConsentConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  id_pasien: { required: true, integer: true, minimum: 1 },
  kode: { pattern: '^\\d{6}$' },
} as const satisfies FormConstraints

/** What the fields of operation `removeFamilyMember` may hold. */
export const removeFamilyMemberConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  id_pasien: { required: true, integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `endFamilyAccess` may hold. */
export const endFamilyAccessConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  id_akses: { required: true, integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `listOpenAppointments` may hold. */
export const listOpenAppointmentsConstraints = {
  userid: { required: true, integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `listApprovedAppointments` may hold. */
export const listApprovedAppointmentsConstraints = {
  userid: { required: true, integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `listClosedAppointments` may hold. */
export const listClosedAppointmentsConstraints = {
  userid: { required: true, integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `createAppointment` may hold. */
export const createAppointmentConstraints = {
  id_pasien: { required: true, integer: true, minimum: 1 },
  kode_mapping_rs: { required: true, minLength: 1, maxLength: 20 },
  kodedokter: { required: true, minLength: 1, maxLength: 30 },
  kdspesial: { required: true, minLength: 1, maxLength: 30 },
  tanggal: { required: true, format: 'date' },
  jam: { required: true, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  jenis_pembayaran: { required: true, minLength: 1, maxLength: 30 },
  kodept: { minLength: 1, maxLength: 30 },
  jenis_appointment: { required: true, minLength: 1, maxLength: 30 },
  keluhan: { maxLength: 500 },
  dokumen: { maxItems: 10, items: { integer: true, minimum: 1 } },
  nomor_bpjs: { pattern: '^\\d{13}$' },
  simpan_nomor_bpjs: { box: true },
} as const satisfies FormConstraints

/** What the fields of operation `getAppointmentQueue` may hold. */
export const getAppointmentQueueConstraints = {
  kode_appointment: { required: true, minLength: 1, maxLength: 32 },
  id_pasien: { required: true, integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `deleteAppointment` may hold. */
export const deleteAppointmentConstraints = {
  kode_appointment: { required: true, minLength: 1, maxLength: 32 },
  id_pasien: { required: true, integer: true, minimum: 1 },
  kode_appointment_baru: { minLength: 1, maxLength: 32 },
} as const satisfies FormConstraints

/** What the fields of operation `storeGuarantorDocument` may hold. */
export const storeGuarantorDocumentConstraints = {
  file: { required: true, maxBytes: 5242880, types: ['image/jpeg', 'image/png', 'application/pdf'] },
  id_pasien: { required: true, integer: true, minimum: 1 },
  kode_appointment: { minLength: 1, maxLength: 32 },
  jenis_dokumen: { required: true, options: ['kartu_bpjs', 'kartu_asuransi', 'kartu_karyawan', 'surat_rujukan', 'surat_jaminan', 'ktp', 'kartu_keluarga', 'lainnya'] },
} as const satisfies FormConstraints

/** What the fields of operation `listGuarantorDocuments` may hold. */
export const listGuarantorDocumentsConstraints = {
  id_pasien: { required: true, integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `withdrawGuarantorDocument` may hold. */
export const withdrawGuarantorDocumentConstraints = {
  id_pasien: { required: true, integer: true, minimum: 1 },
  id: { required: true, integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `getVisitHistory` may hold. */
export const getVisitHistoryConstraints = {
  nopasien: { required: true, pattern: '^\\d{2}-\\d{2}-\\d{2}-\\d{2}$' },
} as const satisfies FormConstraints

/** What the fields of operation `getDoctorSlots` may hold. */
export const getDoctorSlotsConstraints = {
  tanggal: { required: true, format: 'date' },
  kodedokter: { required: true, minLength: 1, maxLength: 30 },
  kdspesial: { required: true, minLength: 1, maxLength: 30 },
} as const satisfies FormConstraints

/** What the fields of operation `changeEmail` may hold. */
export const changeEmailConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  email: { required: true, maxLength: 254, format: 'email' },
  password: { required: true, minLength: 1, maxLength: 128 },
  kode: { pattern: '^\\d{6}$' },
} as const satisfies FormConstraints

/** What the fields of operation `changePhone` may hold. */
export const changePhoneConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  no_telp: { required: true, pattern: '^(\\+62|62|0)\\d{8,13}$|^\\+([1-57-9]\\d|6[013-9])\\d{6,13}$' },
  password: { required: true, minLength: 1, maxLength: 128 },
  kode: { pattern: '^\\d{6}$' },
} as const satisfies FormConstraints

/** What the fields of operation `changeOwnPassword` may hold. */
export const changeOwnPasswordConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  password: { required: true, minLength: 1, maxLength: 128 },
  password_baru: { required: true, minLength: 8, maxLength: 128 },
} as const satisfies FormConstraints

/** What the fields of operation `logOutDevices` may hold. */
export const logOutDevicesConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  id_perangkat: { integer: true, minimum: 1 },
} as const satisfies FormConstraints

/** What the fields of operation `changeConsent` may hold. */
export const changeConsentConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  jenis: { required: true, options: ['pelayanan', 'pemasaran', 'email', 'sms', 'whatsapp'] },
  aktif: { box: true },
} as const satisfies FormConstraints

/** What the fields of operation `changeReminder` may hold. */
export const changeReminderConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  jenis: { required: true, options: ['pelayanan', 'pemasaran', 'email', 'sms', 'whatsapp'] },
  aktif: { box: true },
} as const satisfies FormConstraints

/** What the fields of operation `requestDeletion` may hold. */
export const requestDeletionConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
  password: { required: true, minLength: 1, maxLength: 128 },
} as const satisfies FormConstraints

/** What the fields of operation `withdrawDeletion` may hold. */
export const withdrawDeletionConstraints = {
  user_id: { required: true, integer: true, minimum: 1 },
} as const satisfies FormConstraints
