import type { Appointment } from './appointment.ts'
import { paymentCodes, typeCodes } from './codes.ts'

/** The fields of a seeded appointment, without its day and doctor. */
export interface SeededFacts extends Pick<Appointment, 'patient' | 'hospital' | 'type' | 'payment' | 'status'> {
  readonly guarantor?: string
  readonly bpjsNumber?: string
  readonly complaint?: string
  readonly note?: string
  readonly closedBecause?: NonNullable<Appointment['closedBecause']>
}

/** A seeded appointment. Its day is the one nearest to `offset` days from today on which the doctor has a session. */
export interface AppointmentSeed extends SeededFacts {
  readonly doctor: string
  readonly offset: number
}

/** An appointment of today with the one of these doctors who practises today. */
export interface TodaySeed extends SeededFacts {
  readonly doctors: readonly string[]
}

const { own, bpjs, insurance, company } = paymentCodes
const { clinic, remote } = typeCodes

const open: readonly AppointmentSeed[] = [
  {
    patient: 1001,
    doctor: 'DR0117',
    hospital: 'RS01',
    offset: 3,
    type: clinic,
    payment: insurance,
    guarantor: 'ASR014',
    status: 'open',
    complaint: 'Kontrol tekanan darah, kadang pusing di pagi hari.',
  },
  {
    patient: 1001,
    doctor: 'DR0134',
    hospital: 'RS05',
    offset: 9,
    type: clinic,
    payment: own,
    status: 'open',
    complaint: 'Gatal dan kemerahan di lipatan siku.',
  },
  {
    patient: 1003,
    doctor: 'DR0104',
    hospital: 'RS01',
    offset: 2,
    type: clinic,
    payment: bpjs,
    guarantor: 'PT-BPJS',
    status: 'open',
    complaint: 'Batuk pilek sudah lima hari, demam naik turun.',
  },
  {
    patient: 1013,
    doctor: 'DR0121',
    hospital: 'RS04',
    offset: 4,
    type: clinic,
    payment: own,
    status: 'open',
    complaint: 'Stomach pain after meals for two weeks.',
  },
]

const approved: readonly AppointmentSeed[] = [
  {
    patient: 1001,
    doctor: 'DR0101',
    hospital: 'RS01',
    offset: 1,
    type: clinic,
    payment: insurance,
    guarantor: 'ASR014',
    status: 'approved',
    complaint: 'Jantung berdebar saat naik tangga.',
    note: 'Mohon puasa 10 jam sebelum pemeriksaan dan bawa hasil EKG terakhir.',
  },
  {
    patient: 1001,
    doctor: 'DR0154',
    hospital: 'RS01',
    offset: 6,
    type: clinic,
    payment: own,
    status: 'approved',
    note: 'Datang 15 menit sebelum jadwal untuk pendaftaran.',
  },
  {
    patient: 1005,
    doctor: 'DR0118',
    hospital: 'RS01',
    offset: 2,
    type: clinic,
    payment: bpjs,
    guarantor: 'PT-BPJS',
    bpjsNumber: '0001300157001',
    status: 'approved',
    complaint: 'Kaki bengkak, sesak jika berbaring.',
    note: 'Bawa surat rujukan dari puskesmas dan kartu BPJS asli.',
  },
  {
    patient: 1006,
    doctor: 'DR0120',
    hospital: 'RS03',
    offset: 1,
    type: clinic,
    payment: bpjs,
    guarantor: 'PT-BPJS',
    status: 'approved',
    complaint: 'Kontrol gula darah, luka di telapak kaki belum kering.',
  },
  {
    patient: 1008,
    doctor: 'DR0106',
    hospital: 'RS05',
    offset: 1,
    type: clinic,
    payment: own,
    status: 'approved',
    complaint: 'Kontrol bayi kuning, usia enam hari.',
    note: 'Bawa buku KIA dan surat keterangan lahir.',
  },
  {
    patient: 1014,
    doctor: 'DR0103',
    hospital: 'RS04',
    offset: 5,
    type: remote,
    payment: insurance,
    guarantor: 'ASR008',
    status: 'approved',
  },
]

const closed: readonly AppointmentSeed[] = [
  {
    patient: 1001,
    doctor: 'DR0117',
    hospital: 'RS01',
    offset: -30,
    type: clinic,
    payment: insurance,
    guarantor: 'ASR014',
    status: 'closed',
    closedBecause: 'selesai',
    complaint: 'Pusing dan tengkuk terasa berat sejak tiga hari.',
  },
  {
    patient: 1001,
    doctor: 'DR0139',
    hospital: 'RS01',
    offset: -75,
    type: clinic,
    payment: own,
    status: 'closed',
    closedBecause: 'dibatalkan_pasien',
  },
  {
    patient: 1001,
    doctor: 'DR0119',
    hospital: 'RS02',
    offset: -120,
    type: clinic,
    payment: bpjs,
    guarantor: 'PT-BPJS',
    status: 'closed',
    closedBecause: 'dibatalkan_rs',
    note: 'Dokter berhalangan. Mohon maaf, silakan membuat appointment baru.',
  },
  {
    patient: 1001,
    doctor: 'DR0136',
    hospital: 'RS01',
    offset: -200,
    type: clinic,
    payment: own,
    status: 'closed',
    closedBecause: 'tidak_hadir',
  },
  {
    patient: 1002,
    doctor: 'DR0147',
    hospital: 'RS01',
    offset: -45,
    type: clinic,
    payment: company,
    guarantor: 'PT-NUSATEKS',
    status: 'closed',
    closedBecause: 'selesai',
    complaint: 'Nyeri lutut kanan setelah bermain futsal.',
  },
  {
    patient: 1005,
    doctor: 'DR0118',
    hospital: 'RS01',
    offset: -26,
    type: clinic,
    payment: bpjs,
    guarantor: 'PT-BPJS',
    status: 'closed',
    closedBecause: 'selesai',
  },
  {
    patient: 1006,
    doctor: 'DR0120',
    hospital: 'RS03',
    offset: -28,
    type: clinic,
    payment: bpjs,
    guarantor: 'PT-BPJS',
    status: 'closed',
    closedBecause: 'selesai',
  },
  {
    patient: 1009,
    doctor: 'DR0122',
    hospital: 'RS06',
    offset: -60,
    type: clinic,
    payment: bpjs,
    guarantor: 'PT-BPJS',
    status: 'closed',
    closedBecause: 'selesai',
  },
  // Older than the twelve months of the closed list.
  {
    patient: 1009,
    doctor: 'DR0122',
    hospital: 'RS06',
    offset: -400,
    type: clinic,
    payment: bpjs,
    guarantor: 'PT-BPJS',
    status: 'closed',
    closedBecause: 'selesai',
  },
  {
    patient: 1011,
    doctor: 'DR0142',
    hospital: 'RS01',
    offset: -50,
    type: clinic,
    payment: company,
    guarantor: 'PT-NUSATEKS',
    status: 'closed',
    closedBecause: 'selesai',
    complaint: 'Batuk lama sejak bekerja di ruang pemintalan.',
  },
]

/** The seeded appointments. */
export const appointmentSeeds: readonly AppointmentSeed[] = [...open, ...approved, ...closed]

/** The appointment that shows a queue. Its doctors give queue numbers, and on nearly every day one of them has a free slot. */
export const todaySeed: TodaySeed = {
  patient: 1005,
  doctors: ['DR0129', 'DR0133', 'DR0136', 'DR0139', 'DR0142', 'DR0147', 'DR0159'],
  hospital: 'RS01',
  type: clinic,
  payment: own,
  status: 'approved',
  complaint: 'Kontrol rutin, obat tinggal untuk tiga hari.',
}
