import type { Locale } from '../lib/locale.ts'
import type { PatientChoice } from '../patient-header/patient-header.tsx'

interface PatientWords {
  title: string
  description: string
  patients: readonly PatientChoice[]
  longTitle: string
  longDescription: string
  longPatients: readonly PatientChoice[]
}

const longName = 'Raden Ayu Maria Yohana Kusumaningtyas Sastrowardoyo binti Hadiningrat'

/** Texts of the stories with the persons of a family in both languages. */
export const patientWords: Record<Locale, PatientWords> = {
  id: {
    title: 'Janji temu',
    description: 'Janji temu yang menunggu konfirmasi, yang terkonfirmasi, dan yang sudah selesai.',
    patients: [
      { id: '1001', name: 'Siti Rahayu', relation: 'Anda', gender: 'female' },
      { id: '1002', name: 'Budi Santoso', relation: 'Suami', gender: 'male' },
      { id: '1003', name: 'Ahmad Fauzan', relation: 'Anak', gender: 'male' },
    ],
    longTitle: 'Riwayat kunjungan rawat jalan, rawat inap, dan gawat darurat',
    longDescription:
      'Semua kunjungan ke rumah sakit dalam grup kami, yang terbaru lebih dahulu, dengan diagnosis, obat, dan rencana kontrol.',
    longPatients: [
      { id: '1', name: longName, relation: 'Penanggung jawab keluarga', gender: 'female' },
      { id: '2', name: `Putra ${longName}`, relation: 'Anak', gender: 'male' },
    ],
  },
  en: {
    title: 'Appointments',
    description: 'Appointments that wait for confirmation, that are confirmed, and that are over.',
    patients: [
      { id: '1001', name: 'Siti Rahayu', relation: 'You', gender: 'female' },
      { id: '1002', name: 'Budi Santoso', relation: 'Husband', gender: 'male' },
      { id: '1003', name: 'Ahmad Fauzan', relation: 'Child', gender: 'male' },
    ],
    longTitle: 'History of outpatient, inpatient and emergency visits',
    longDescription:
      'All visits to the hospitals of our group, the newest first, with diagnosis, medicines and the plan for follow-up.',
    longPatients: [
      { id: '1', name: longName, relation: 'Responsible member of the family', gender: 'female' },
      { id: '2', name: `Putra ${longName}`, relation: 'Child', gender: 'male' },
    ],
  },
}
