import type { DoctorRow, HospitalRow, ScheduleRow, SpecialtyRow } from '../content/index.ts'

/** A code with its display name. */
export interface CodedName {
  readonly kode: string
  readonly nama: string
}

/** A hospital as other records refer to it. */
export interface HospitalReference {
  readonly kode_mapping_rs: string
  readonly nama: string
  readonly slug: string | null
}

/** A doctor as other records refer to one. */
export interface DoctorReference {
  readonly kode: string
  readonly nama: string
  /** Null for a doctor who is no longer listed. */
  readonly slug: string | null
  readonly avatar: string | null
}

/** A doctor with the data that booking needs. */
export interface ListedDoctor {
  readonly reference: DoctorReference
  readonly specialty: CodedName
  readonly active: boolean
  /** Whether the doctor gives queue numbers. Some doctors see patients by time alone. */
  readonly hasQueueNumbers: boolean
}

/** A payment method of the content API. */
export interface PaymentMethod {
  readonly nama: string
  readonly kode: string
  /** The kind of further data that the method asks for; null if the patient pays. */
  readonly jenis_data: string | null
  /** The guarantor that always belongs to the method; null if there is none or if the patient chooses. */
  readonly kodept: string | null
}

/** The content that the hospital systems share with the content API. */
export interface DirectoryContent {
  readonly rumahSakits: readonly HospitalRow[]
  readonly layananSpesialises: readonly SpecialtyRow[]
  readonly dokters: readonly DoctorRow[]
  readonly jadwalDokters: readonly ScheduleRow[]
  readonly metodePembayarans: readonly PaymentMethod[]
  readonly jenisAppointments: readonly CodedName[]
}
