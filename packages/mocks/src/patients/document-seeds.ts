import type { Clock } from '../hospital/clock.ts'
import { addDays, stampAt } from '../hospital/clock.ts'
import type { Appointment } from './appointment.ts'
import type { Documents, GuarantorDocument } from './documents.ts'

type Seed = Pick<GuarantorDocument, 'jenis_dokumen' | 'nama_file' | 'tipe_file' | 'ukuran_byte' | 'status'> & {
  readonly patient: number
  /** The doctor of the appointment that the document belongs to. */
  readonly appointmentWith?: string
  readonly remark?: string
  readonly daysAgo: number
}

const seeds: readonly Seed[] = [
  {
    patient: 1001,
    jenis_dokumen: 'ktp',
    nama_file: 'KTP Siti Rahayu.jpg',
    tipe_file: 'image/jpeg',
    ukuran_byte: 845_120,
    status: 'diterima',
    daysAgo: 210,
  },
  {
    patient: 1001,
    jenis_dokumen: 'surat_jaminan',
    nama_file: 'surat-jaminan-jantung.pdf',
    tipe_file: 'application/pdf',
    ukuran_byte: 231_400,
    status: 'diterima',
    appointmentWith: 'DR0101',
    daysAgo: 2,
  },
  {
    patient: 1001,
    jenis_dokumen: 'surat_rujukan',
    nama_file: 'rujukan-klinik-sejahtera.pdf',
    tipe_file: 'application/pdf',
    ukuran_byte: 184_320,
    status: 'menunggu',
    appointmentWith: 'DR0117',
    daysAgo: 1,
  },
  {
    patient: 1001,
    jenis_dokumen: 'kartu_asuransi',
    nama_file: 'foto-kartu-asuransi.jpg',
    tipe_file: 'image/jpeg',
    ukuran_byte: 2_412_877,
    status: 'ditolak',
    remark: 'Foto kartu buram, mohon unggah ulang.',
    daysAgo: 0,
  },
  {
    patient: 1005,
    jenis_dokumen: 'kartu_bpjs',
    nama_file: 'kartu-bpjs-ibu.png',
    tipe_file: 'image/png',
    ukuran_byte: 612_004,
    status: 'diterima',
    appointmentWith: 'DR0118',
    daysAgo: 2,
  },
  {
    patient: 1005,
    jenis_dokumen: 'surat_rujukan',
    nama_file: 'rujukan puskesmas.pdf',
    tipe_file: 'application/pdf',
    ukuran_byte: 98_760,
    status: 'menunggu',
    appointmentWith: 'DR0118',
    daysAgo: 2,
  },
  {
    patient: 1006,
    jenis_dokumen: 'kartu_bpjs',
    nama_file: 'bpjs.jpg',
    tipe_file: 'image/jpeg',
    ukuran_byte: 402_311,
    status: 'diterima',
    appointmentWith: 'DR0120',
    daysAgo: 4,
  },
  // A card that belongs to no appointment is valid for all appointments that BPJS pays for.
  {
    patient: 1004,
    jenis_dokumen: 'kartu_bpjs',
    nama_file: 'kartu-bpjs-bima.jpg',
    tipe_file: 'image/jpeg',
    ukuran_byte: 388_214,
    status: 'diterima',
    daysAgo: 90,
  },
]

/** Stores the seeded documents. A document of an appointment belongs to the patient's next one with that doctor. */
export const seedDocuments = (documents: Documents, appointments: readonly Appointment[], clock: Clock): void => {
  for (const { patient, appointmentWith, remark, daysAgo, ...file } of seeds) {
    const appointment = appointments.find(
      (one) => one.patient === patient && one.doctor === appointmentWith && one.status !== 'closed',
    )
    documents.add({
      ...file,
      id_pasien: patient,
      kode_appointment: appointment?.code ?? null,
      catatan: remark ?? null,
      created_at: daysAgo === 0 ? clock.stamp() : stampAt(addDays(clock.today(), -daysAgo), '20:15'),
    })
  }
}
