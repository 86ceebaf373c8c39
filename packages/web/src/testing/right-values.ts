import type { CorporateClient } from '../features/company/admin/corporate.ts'
import type { MobileRecord } from '../features/member/registration/care-fields.tsx'
import type { FormField } from '../forms/fields.ts'
import type { FormValues } from '../forms/submission.ts'
import type { Profile } from '../personal-data/profile.ts'

/** The first option of each field whose options the contract lists. */
export const firstOptions = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(
    fields.flatMap(({ name, constraint }) => (constraint?.options?.[0] ? [[name, constraint.options[0]]] : [])),
  )

// The valid values of each form.
export const birth = { 'tgl_lahir-day': '14', 'tgl_lahir-month': '7', 'tgl_lahir-year': '1992' }
export const person = { tempat_lahir: 'Karawang', gender: 'P', alamat: 'Jl. Melati No. 12', ...birth }
/** Choices of lists: their values are the hospital's codes and numbers. */
export const region = { kel: '32.15.01.1002', kec: '32.15.01', kokab: '32.15', prov: '32' }
export const further = {
  agama: 'ISL',
  gol_darah: 'O',
  status_kawin: 'K',
  pendidikan: 'S1',
  pekerjaan: 'KSW',
  bahasa: '1',
  suku_bahasa: '3',
}
export const contact = { nama: 'Siti Rahayu', email: 'siti@contoh.example', no_telp: '0812 0001 0001' }
export const company = {
  alamat: 'Jl. Utama Blok C-7',
  kota: 'Karawang',
  provinsi: 'Jawa Barat',
  kode_pos: '41361',
  email: 'info@sumber.example',
  no_telp: '0264 123 456',
  website: 'sumber.example',
  'pic.nama': 'Rina',
  'pic.jabatan': 'Manajer SDM',
  'pic.email': 'rina@sumber.example',
  'pic.no_telp': '0812 0001 0001',
}
export const client = {
  kd_perusahaan: 'SMT',
  nama: 'PT Sumber Makmur',
  bidang_usaha: 'Tekstil',
  kontrak_mulai: '2026-01-01',
  kontrak_selesai: '2026-12-31',
  ...company,
}
/** A company with its required fields only. */
export const knownClient: CorporateClient = {
  id: 12,
  kd_perusahaan: 'SMT',
  nama: 'PT Sumber Makmur',
  logo: null,
  bidang_usaha: null,
  alamat: null,
  kota: null,
  provinsi: null,
  kode_pos: null,
  email: null,
  no_telp: null,
  website: null,
  pic: null,
  kontrak_mulai: null,
  kontrak_selesai: null,
  rumah_sakit_rujukan: [],
  status: 'aktif',
  jumlah_karyawan: 0,
  jumlah_pengguna: 0,
  created_at: '2026-01-01T00:00:00+07:00',
  updated_at: '2026-01-01T00:00:00+07:00',
}
export const user = {
  name: 'Bagas',
  email: 'bagas@sumber.example',
  no_telp: '0812 0001 0001',
  role_id: '2',
  perusahaan_id: '12',
}
export const referral = {
  karyawan_id: '9012',
  kode_mapping_rs: 'RS01',
  'tanggal-day': '23',
  'tanggal-month': '11',
  'tanggal-year': '2026',
  jam: '14.30',
  lokasi_kejadian: 'Lini pintal 2',
  kronologi: 'Tersandung palet saat berjalan mundur.',
  jenis_cedera: 'memar',
  'bagian_tubuh-kaki': 'on',
  tingkat_cedera: 'ringan',
  'pelapor.nama': 'Wulan Sari Dewi',
  'pelapor.jabatan': 'Manajer SDM',
  'pelapor.no_telp': '0812 0001 0001',
}
export const account = {
  jenis: 'lama',
  no_pasien: '00-12-34-56',
  nama: 'Dewi Kartika',
  warga_negara: 'wni',
  nik: '3215 0154 0792 0009',
  email: 'dewi@contoh.example',
  no_hp: '0812 9876 5432',
  password: 'sandi-rahasia',
  'persetujuan.pelayanan': 'on',
  ...person,
  ...region,
}
export const newMember = {
  status_family: 'anak',
  nama: 'Bunga Lestari',
  warga_negara: 'wni',
  nik: '3215 0154 0792 0009',
  no_hp: '0812 9876 5432',
  email: 'bunga@contoh.example',
  ...person,
  'tgl_lahir-year': '2020',
  persetujuan: 'ya',
}
export const record: MobileRecord = {
  id: 1042,
  nopasien: null,
  nama_lengkap: 'Siti Rahmawati',
  tempat_lahir: 'Karawang',
  tgl_lahir: '1987-03-05',
  gender: 'P',
  no_identitas: '3215014503870003',
  alamat: 'Jl. Tuparev No. 45',
  kelurahan: null,
  kecamatan: null,
  kabupaten: null,
  provinsi: null,
  email: null,
  no_telp: '081298765432',
  golongan_darah: null,
  family_id: null,
  warga_negara: 'wni',
  bahasa: 1,
  suku_bahasa: 3,
  status_kawin: 'K',
  pekerjaan: 'KSW',
  pendidikan: 'S1',
  status_family: 'diri_sendiri',
  agama: 'ISL',
}
/** A profile with its required fields only. */
export const profile: Profile = {
  id: 1001,
  nama_lengkap: 'Siti Rahayu',
  email: null,
  no_telp: null,
  gender: 'P',
  avatar: null,
  status_family: 'diri_sendiri',
  tgl_lahir: '1987-03-05',
  nopasien: null,
  family_id: null,
  tempat_lahir: null,
  no_identitas: null,
  alamat: null,
  kelurahan: null,
  kecamatan: null,
  kabupaten: null,
  provinsi: null,
  kel: null,
  kec: null,
  kokab: null,
  prov: null,
  golongan_darah: null,
  warga_negara: 'wni',
  bahasa: null,
  suku_bahasa: null,
  status_kawin: null,
  pekerjaan: null,
  pendidikan: null,
  agama: null,
}
export const care = {
  tempat_lahir: 'Karawang',
  nik: '3215 0145 0387 0003',
  no_hp: '0812 9876 5432',
  email: 'siti@contoh.example',
  alamat: 'Jl. Tuparev No. 45',
  bayar: 'penjamin',
  kodept: 'BPJS',
  kd_perusahaan: 'P01',
  kodepmr: 'PMR01, PMR07',
  no_reg_new: 'R-2026-1',
  ...region,
  ...further,
}
/** The choices of an appointment's last step. */
export const bookingChoices = {
  payments: [
    { value: 'pribadi', label: 'Umum', guarantors: undefined },
    { value: 'asuransi', label: 'Asuransi', guarantors: [{ value: 'ASR014', label: 'Sentosa' }] },
    { value: 'bpjs', label: 'BPJS Kesehatan', guarantors: undefined, isBpjs: true },
  ],
  types: [{ value: 'konsultasi', label: 'Konsultasi' }],
}

/** The choices before the last step. */
export const booked = {
  kode_mapping_rs: 'RS01',
  kodedokter: 'DR0101',
  kdspesial: 'SPJP',
  tanggal: '2026-11-24',
  jam: '09:00',
  id_pasien: 7,
}
