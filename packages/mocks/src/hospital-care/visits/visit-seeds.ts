import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { chronicVisits } from './visit-seeds-chronic.ts'
import { childVisits } from './visit-seeds-families.ts'

type Schemas = HospitalCareComponents['schemas']

/** A visit as it is seeded. */
export interface VisitSeed {
  /** Person id. */
  readonly patient: number
  readonly hospital: string
  /** Null without a doctor, for example for tests only. */
  readonly doctor: string | null
  readonly daysAgo: number
  /** `HH:mm`; null when not recorded. */
  readonly arrived: string | null
  readonly kind: Schemas['Visit']['jenis_kunjungan']
  /** Of an inpatient who has gone home: the day of discharge. */
  readonly leftDaysAgo?: number
  readonly complaint: string | null
  /** ICD-10 code (null when not coded) and name, the main one first. */
  readonly diagnoses: readonly (readonly [code: string | null, name: string])[]
  readonly procedures?: readonly string[]
  /** Name, quantity, unit and how to take it. */
  readonly prescriptions?: readonly (readonly [name: string, quantity: number, unit: string, use: string])[]
  readonly guarantor: string | null
  /** Days from the visit to the recommended follow-up. */
  readonly followUpAfter?: number
}

const rahayu: readonly VisitSeed[] = [
  {
    patient: 1001,
    hospital: 'RS01',
    doctor: 'DR0117',
    daysAgo: 30,
    arrived: '08:02',
    kind: 'rawat_jalan',
    complaint: 'Pusing dan tengkuk terasa berat sejak tiga hari.',
    diagnoses: [
      ['I10', 'Hipertensi esensial (primer)'],
      ['E78.5', 'Hiperlipidemia, tidak spesifik'],
      ['R73.0', 'Gangguan toleransi glukosa'],
    ],
    procedures: ['Pemeriksaan elektrokardiogram (EKG)'],
    prescriptions: [
      ['Amlodipin 5 mg', 30, 'tablet', '1 kali sehari 1 tablet, pagi hari'],
      ['Simvastatin 20 mg', 30, 'tablet', '1 kali sehari 1 tablet, malam hari'],
    ],
    guarantor: 'ASR014',
    followUpAfter: 33,
  },
  {
    patient: 1001,
    hospital: 'RS01',
    doctor: null,
    daysAgo: 98,
    arrived: '07:10',
    kind: 'mcu',
    complaint: null,
    diagnoses: [],
    procedures: ['Paket MCU Eksekutif Wanita'],
    guarantor: null,
  },
  {
    patient: 1001,
    hospital: 'RS01',
    doctor: 'DR0124',
    daysAgo: 150,
    arrived: '09:30',
    kind: 'penunjang',
    complaint: 'Skrining payudara.',
    diagnoses: [['Z12.3', 'Pemeriksaan skrining khusus untuk neoplasma payudara']],
    procedures: ['Mamografi bilateral'],
    guarantor: null,
  },
  {
    patient: 1001,
    hospital: 'RS02',
    doctor: 'DR0119',
    daysAgo: 180,
    arrived: '19:40',
    kind: 'igd',
    complaint: 'Demam tinggi empat hari, mual, nyeri di belakang mata.',
    diagnoses: [['A91', 'Demam berdarah dengue']],
    procedures: ['Pemasangan infus', 'Pemeriksaan darah lengkap serial'],
    prescriptions: [
      ['Parasetamol 500 mg', 15, 'tablet', '3 kali sehari 1 tablet bila demam'],
      ['Oralit', 10, 'sachet', 'Larutkan 1 sachet dalam 200 mL air'],
    ],
    guarantor: 'PT-BPJS',
    followUpAfter: 2,
  },
  {
    patient: 1001,
    hospital: 'RS02',
    doctor: 'DR0119',
    daysAgo: 179,
    leftDaysAgo: 175,
    arrived: '00:35',
    kind: 'rawat_inap',
    complaint: 'Lanjutan perawatan demam berdarah dengue.',
    diagnoses: [['A91', 'Demam berdarah dengue']],
    procedures: ['Terapi cairan', 'Pemantauan trombosit'],
    guarantor: 'PT-BPJS',
    followUpAfter: 7,
  },
  {
    patient: 1001,
    hospital: 'RS05',
    doctor: 'DR0134',
    daysAgo: 520,
    arrived: null,
    kind: 'rawat_jalan',
    complaint: 'Gatal di kedua tangan.',
    diagnoses: [[null, 'Dermatitis kontak']],
    prescriptions: [['Krim hidrokortison 1%', 1, 'tube', 'Oleskan tipis 2 kali sehari selama 7 hari']],
    guarantor: null,
  },
  {
    patient: 1002,
    hospital: 'RS01',
    doctor: 'DR0147',
    daysAgo: 45,
    arrived: '13:25',
    kind: 'rawat_jalan',
    complaint: 'Nyeri lutut kanan setelah bermain futsal.',
    diagnoses: [['S83.2', 'Robekan meniskus, baru']],
    procedures: ['MRI lutut kanan tanpa kontras'],
    prescriptions: [['Natrium diklofenak 50 mg', 10, 'tablet', '2 kali sehari 1 tablet sesudah makan']],
    guarantor: 'PT-NUSATEKS',
    followUpAfter: 14,
  },
]

/** The seeded visits. */
export const visitSeeds: readonly VisitSeed[] = [...rahayu, ...childVisits, ...chronicVisits]
