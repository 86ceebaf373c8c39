import type { MobileRecord } from '../features/member/registration/care-values.ts'

// What each form is filled in with where all is right.
export const birth = { 'tgl_lahir-day': '14', 'tgl_lahir-month': '7', 'tgl_lahir-year': '1992' }
export const person = { tempat_lahir: 'Karawang', gender: 'P', alamat: 'Jl. Melati No. 12', ...birth }
/** Choices of lists: their values are codes and numbers of the hospital. */
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
