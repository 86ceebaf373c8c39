import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { Profile } from '../patients/person.ts'

/** The data that fills the hospital's registration form: the profile without codes of regions and without avatar. */
export const mobilePatientOf = (profile: Profile): HospitalCareComponents['schemas']['MobilePatient'] => ({
  id: profile.id,
  nopasien: profile.nopasien,
  nama_lengkap: profile.nama_lengkap,
  tempat_lahir: profile.tempat_lahir,
  tgl_lahir: profile.tgl_lahir,
  gender: profile.gender,
  no_identitas: profile.no_identitas,
  alamat: profile.alamat,
  kelurahan: profile.kelurahan,
  kecamatan: profile.kecamatan,
  kabupaten: profile.kabupaten,
  provinsi: profile.provinsi,
  email: profile.email,
  no_telp: profile.no_telp,
  golongan_darah: profile.golongan_darah,
  family_id: profile.family_id,
  warga_negara: profile.warga_negara,
  bahasa: profile.bahasa,
  suku_bahasa: profile.suku_bahasa,
  status_kawin: profile.status_kawin,
  pekerjaan: profile.pekerjaan,
  pendidikan: profile.pendidikan,
  status_family: profile.status_family,
  agama: profile.agama,
})
