import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'

/** The seed of a radiology result. */
export interface RadiologySeed {
  /** Person id. */
  readonly patient: number
  readonly hospital: string
  /** The referring doctor's code. */
  readonly doctor: string | null
  readonly daysAgo: number
  /** `HH:mm`. */
  readonly examined: string
  /** `HH:mm` on the same day; omitted if there is no report yet. */
  readonly released?: string
  readonly status: HospitalCareComponents['schemas']['RadiologyResult']['status']
  readonly modality: HospitalCareComponents['schemas']['RadiologyResult']['modalitas']
  readonly title: string
  readonly question: string | null
  readonly technique?: string
  readonly findings?: readonly string[]
  readonly impression?: readonly string[]
  readonly advice?: string
  /** A description of each image. */
  readonly images: readonly string[]
  /** Set if only the doctor may explain the result. */
  readonly spokenOnly?: true
}

const withReport: readonly RadiologySeed[] = [
  {
    patient: 1001,
    hospital: 'RS01',
    doctor: 'DR0117',
    daysAgo: 30,
    examined: '09:20',
    released: '13:05',
    status: 'selesai',
    modality: 'rontgen',
    title: 'Foto toraks PA',
    question: 'Hipertensi, evaluasi ukuran jantung.',
    technique: 'Proyeksi posteroanterior, posisi berdiri, inspirasi cukup.',
    findings: [
      'Jantung: rasio kardiotoraks 48%, bentuk normal.',
      'Aorta: tidak tampak elongasi maupun kalsifikasi.',
      'Paru: corakan bronkovaskular normal, tidak tampak infiltrat.',
      'Sinus kostofrenikus kanan dan kiri lancip. Diafragma licin.',
      'Tulang dan jaringan lunak baik.',
    ],
    impression: ['Jantung dan paru dalam batas normal.'],
    images: ['Proyeksi PA'],
  },
  {
    patient: 1001,
    hospital: 'RS01',
    doctor: 'DR0124',
    daysAgo: 150,
    examined: '10:05',
    released: '15:30',
    status: 'dikoreksi',
    modality: 'mamografi',
    title: 'Mamografi bilateral',
    question: 'Skrining; riwayat kanker payudara pada bibi.',
    technique: 'Proyeksi CC dan MLO, kedua payudara.',
    findings: [
      'Komposisi payudara heterogen padat (ACR C).',
      'Payudara kanan: tidak tampak massa, distorsi arsitektur, atau mikrokalsifikasi yang mencurigakan.',
      'Payudara kiri: kalsifikasi kasar bersifat jinak di kuadran lateral atas.',
      'Kulit dan puting tidak menebal. Kelenjar getah bening aksila tidak membesar.',
    ],
    impression: ['Payudara kanan: BI-RADS 1 (negatif).', 'Payudara kiri: BI-RADS 2 (temuan jinak).'],
    advice:
      'Mamografi ulang dalam satu tahun. Laporan ini menggantikan laporan sebelumnya, yang tertukar sisi kanan dan kiri.',
    images: ['CC kanan', 'CC kiri', 'MLO kanan', 'MLO kiri'],
  },
  {
    patient: 1002,
    hospital: 'RS01',
    doctor: 'DR0147',
    daysAgo: 45,
    examined: '14:10',
    released: '17:45',
    status: 'selesai',
    modality: 'mri',
    title: 'MRI lutut kanan tanpa kontras',
    question: 'Nyeri lutut kanan setelah berputar saat bermain futsal, curiga robekan meniskus.',
    technique: 'Sekuens T1, T2, dan PD fat-sat; potongan sagital, koronal, dan aksial.',
    findings: [
      'Meniskus medial: garis hiperintens horizontal pada kornu posterior yang mencapai permukaan sendi.',
      'Meniskus lateral, ligamen krusiatum anterior dan posterior, serta ligamen kolateral intak.',
      'Efusi sendi ringan. Tulang rawan patelofemoral baik.',
    ],
    impression: ['Robekan kornu posterior meniskus medial.', 'Efusi sendi ringan.'],
    advice: 'Konsultasi kembali ke dokter ortopedi.',
    images: ['Sagital PD', 'Koronal PD', 'Aksial T2'],
  },
  {
    patient: 1006,
    hospital: 'RS03',
    doctor: 'DR0120',
    daysAgo: 28,
    examined: '11:00',
    released: '14:20',
    status: 'selesai',
    modality: 'rontgen',
    title: 'Foto pedis kanan AP dan oblik',
    question: 'Ulkus plantar kanan pada diabetes, curiga osteomielitis.',
    technique: 'Proyeksi AP dan oblik.',
    findings: [
      'Tampak defek jaringan lunak setinggi kaput metatarsal I.',
      'Tidak tampak destruksi kortikal maupun reaksi periosteal.',
      'Kalsifikasi vaskular.',
    ],
    impression: ['Ulkus jaringan lunak tanpa tanda osteomielitis saat ini.'],
    advice: 'MRI bila kecurigaan klinis menetap.',
    images: ['AP', 'Oblik'],
  },
  {
    patient: 1007,
    hospital: 'RS05',
    doctor: 'DR0111',
    daysAgo: 34,
    examined: '16:30',
    released: '16:50',
    status: 'selesai',
    modality: 'usg',
    title: 'USG obstetri trimester III',
    question: 'G1P0A0 hamil 36 minggu, evaluasi pertumbuhan janin.',
    technique: 'Transabdominal.',
    findings: [
      'Janin tunggal hidup, presentasi kepala.',
      'Biometri sesuai usia kehamilan 36 minggu; taksiran berat janin 2.780 gram.',
      'Plasenta di korpus posterior, derajat II. Indeks cairan ketuban 12 cm.',
    ],
    impression: ['Janin tunggal hidup, presentasi kepala, pertumbuhan sesuai usia kehamilan.'],
    images: ['Biometri', 'Profil', 'Plasenta'],
  },
  {
    patient: 1009,
    hospital: 'RS06',
    doctor: 'DR0122',
    daysAgo: 60,
    examined: '09:45',
    released: '12:10',
    status: 'selesai',
    modality: 'usg',
    title: 'USG urologi',
    question: 'Sulit berkemih, PSA meningkat.',
    technique: 'Transabdominal, kandung kemih terisi.',
    findings: [
      'Ginjal kanan dan kiri: ukuran normal, tidak tampak batu maupun hidronefrosis.',
      'Kandung kemih: dinding menebal ringan.',
      'Prostat: volume 52 mL, ekostruktur inhomogen.',
    ],
    impression: ['Pembesaran prostat (52 mL).', 'Penebalan ringan dinding kandung kemih.'],
    advice: 'Konsultasi ke dokter urologi.',
    images: ['Prostat', 'Kandung kemih'],
  },
  {
    patient: 1011,
    hospital: 'RS01',
    doctor: 'DR0142',
    daysAgo: 50,
    examined: '08:40',
    released: '11:30',
    status: 'selesai',
    modality: 'rontgen',
    title: 'Foto toraks PA',
    question: 'Batuk lebih dari tiga minggu.',
    technique: 'Proyeksi posteroanterior, posisi berdiri.',
    findings: [
      'Jantung tidak membesar.',
      'Corakan bronkovaskular sedikit meningkat di kedua lapang bawah. Tidak tampak infiltrat atau kavitas.',
      'Sinus dan diafragma baik.',
    ],
    impression: ['Gambaran bronkitis.', 'Tidak tampak proses spesifik aktif.'],
    images: ['Proyeksi PA'],
  },
]

/** Results that only a doctor may explain: lists show that they exist, and nothing else. */
const spoken: readonly RadiologySeed[] = [
  {
    patient: 1009,
    hospital: 'RS01',
    doctor: 'DR0150',
    daysAgo: 14,
    examined: '09:10',
    released: '15:45',
    status: 'selesai',
    modality: 'mri',
    title: 'MRI prostat',
    question: 'PSA meningkat.',
    images: [],
    spokenOnly: true,
  },
]

const waiting: readonly RadiologySeed[] = [
  {
    patient: 1001,
    hospital: 'RS01',
    doctor: 'DR0117',
    daysAgo: 1,
    examined: '08:40',
    status: 'proses',
    modality: 'usg',
    title: 'USG abdomen',
    question: 'Nyeri perut kanan atas.',
    images: [],
  },
  {
    patient: 1005,
    hospital: 'RS01',
    doctor: 'DR0118',
    daysAgo: 2,
    examined: '08:20',
    status: 'proses',
    modality: 'ct_scan',
    title: 'CT scan urologi tanpa kontras',
    question: 'Penyakit ginjal kronik, evaluasi batu.',
    images: [],
  },
]

/** The seeded radiology results. */
export const radiologySeeds: readonly RadiologySeed[] = [...withReport, ...spoken, ...waiting]
