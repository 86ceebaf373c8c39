import type { Weekday } from './calendar.ts'
import type { PublicationStamps, Stamps } from './stamps.ts'

// The rows of the content: attributes under their wire names, pictures and relations as ids.

/** A span of visiting hours. */
export interface VisitingHours {
  readonly id: number
  readonly jam_awal: string
  readonly jam_akhir: string
}

/** A hospital of the group. */
export interface HospitalRow extends PublicationStamps {
  readonly id: number
  readonly nama: string
  readonly slug: string
  readonly nomor_telepon: string
  readonly nomor_whatsapp: string | null
  readonly nomor_fax: string | null
  readonly email: string
  readonly alamat: string
  readonly tentang_kami: string
  readonly catatan_kunjungan: string
  readonly jam_kunjungan: readonly VisitingHours[]
  readonly gambar_sampul: number | null
  readonly gambar_profil: number | null
  /** Base address of the hospital's own API. */
  readonly base_endpoint: string
  /** The hospital's code in every other system: `RS01` and so on. */
  readonly kode_mapping_rs: string
  readonly layanan_unggulans: readonly number[]
  readonly layanan_spesialis: readonly number[]
}

/** The code of a specialty at one hospital. */
export interface SpecialtyMapping {
  readonly id: number
  readonly kode_spesialis: string
  readonly hospital: number
}

/** A medical specialty. */
export interface SpecialtyRow extends PublicationStamps {
  readonly id: number
  readonly nama: string
  readonly nama_en: string | null
  readonly slug: string
  readonly gambar: number | null
  readonly keterangan: string
  readonly mapping: readonly SpecialtyMapping[]
}

/** A doctor. */
export interface DoctorRow extends PublicationStamps {
  readonly id: number
  readonly nama: string
  /** The doctor's code in the hospital systems: `DR0101` and so on. */
  readonly kode: string
  readonly slug: string
  /** A file below `uploads/dokter`. Null, an empty text or the text `null` mean that there is no portrait. */
  readonly avatar: string | null
  readonly status: 'aktif' | 'nonaktif'
  readonly kode_mapping_rs: string
  readonly kode_mapping_spesialis: string
}

/** One weekly session of a doctor. */
export interface ScheduleRow extends Stamps {
  readonly id: number
  readonly dokter: number
  readonly rumah_sakit: number
  readonly layanan_spesialis: number
  readonly hari: Weekday
  /** `HH:mm:ss.SSS` in Jakarta; null if patients come by arrangement only. */
  readonly jam_mulai: string | null
  /** Null if the session lasts until all patients have been seen. */
  readonly jam_selesai: string | null
  readonly keterangan: string | null
}
