import type { VisitSeed } from './visit-seeds.ts'

/** Patients with chronic illnesses and long records. */
export const chronicVisits: readonly VisitSeed[] = [
  {
    patient: 1005, hospital: 'RS01', doctor: 'DR0118', daysAgo: 26, arrived: '07:05', kind: 'rawat_jalan', complaint: 'Kaki bengkak, cepat lelah.',
    diagnoses: [['N18.5', 'Penyakit ginjal kronik stadium 5'], ['I12.0', 'Penyakit ginjal hipertensi dengan gagal ginjal'], ['D63.1', 'Anemia pada penyakit ginjal kronik']],
    procedures: ['Edukasi persiapan hemodialisis'],
    prescriptions: [
      ['Furosemid 40 mg', 30, 'tablet', '1 kali sehari 1 tablet, pagi hari'],
      ['Kalsium karbonat 500 mg', 90, 'tablet', '3 kali sehari 1 tablet bersama makan'],
      ['Asam folat 1 mg', 30, 'tablet', '1 kali sehari 1 tablet'],
    ],
    guarantor: 'PT-BPJS', followUpAfter: 28,
  },
  {
    patient: 1005, hospital: 'RS01', doctor: 'DR0118', daysAgo: 2, arrived: '07:02', kind: 'penunjang', complaint: 'Pemeriksaan sebelum kontrol.', diagnoses: [], guarantor: 'PT-BPJS',
  },
  {
    patient: 1006, hospital: 'RS03', doctor: 'DR0120', daysAgo: 28, arrived: '06:50', kind: 'rawat_jalan', complaint: 'Luka di telapak kaki kanan sejak dua minggu, tidak terasa nyeri.',
    diagnoses: [['E11.5', 'Diabetes melitus tipe 2 dengan komplikasi sirkulasi perifer'], ['E11.6', 'Ulkus kaki diabetik']],
    procedures: ['Perawatan luka', 'Pemeriksaan monofilamen'],
    prescriptions: [
      ['Insulin glargin 100 IU/mL', 2, 'pen', 'Suntik 14 unit, 1 kali sehari sebelum tidur'],
      ['Metformin 500 mg', 90, 'tablet', '3 kali sehari 1 tablet bersama makan'],
      ['Sefiksim 200 mg', 14, 'kapsul', '2 kali sehari 1 kapsul, habiskan'],
    ],
    guarantor: 'PT-BPJS', followUpAfter: 29,
  },
  {
    patient: 1006, hospital: 'RS03', doctor: 'DR0120', daysAgo: 88, arrived: '05:20', kind: 'igd', complaint: 'Lemas, keringat dingin, dan sulit dibangunkan sejak pukul lima pagi.',
    diagnoses: [['E16.0', 'Hipoglikemia akibat obat tanpa koma']], procedures: ['Pemberian dekstrosa 40%', 'Observasi 6 jam'], guarantor: 'PT-BPJS', followUpAfter: 3,
  },
  {
    patient: 1006, hospital: 'RS01', doctor: 'DR0117', daysAgo: 14, arrived: '08:30', kind: 'rawat_jalan', complaint: 'Rujukan untuk penilaian ginjal.',
    diagnoses: [['N08.3', 'Gangguan glomerulus pada diabetes melitus']], guarantor: 'PT-BPJS',
  },
  {
    patient: 1009, hospital: 'RS06', doctor: 'DR0122', daysAgo: 1, arrived: '16:45', kind: 'rawat_inap', complaint: 'Sesak napas dan batuk berdahak sejak tiga hari.',
    diagnoses: [['J44.1', 'Penyakit paru obstruktif kronik dengan eksaserbasi akut']], procedures: ['Nebulisasi', 'Terapi oksigen'], guarantor: 'PT-BPJS',
  },
  {
    patient: 1009, hospital: 'RS01', doctor: 'DR0150', daysAgo: 21, arrived: '10:20', kind: 'rawat_jalan', complaint: 'Sulit berkemih, sering terbangun malam hari.',
    diagnoses: [['N40', 'Pembesaran prostat jinak']], procedures: ['Biopsi prostat dengan panduan USG'],
    prescriptions: [['Tamsulosin 0,4 mg', 30, 'kapsul', '1 kali sehari 1 kapsul, malam hari']], guarantor: 'PT-BPJS', followUpAfter: 23,
  },
  {
    patient: 1009, hospital: 'RS06', doctor: 'DR0122', daysAgo: 60, arrived: '07:30', kind: 'rawat_jalan', complaint: 'Nyeri ibu jari kaki kiri, kontrol rutin.',
    diagnoses: [['M10.0', 'Gout idiopatik'], ['I10', 'Hipertensi esensial (primer)']], prescriptions: [['Alopurinol 100 mg', 30, 'tablet', '1 kali sehari 1 tablet']], guarantor: 'PT-BPJS',
  },
  {
    patient: 1009, hospital: 'RS06', doctor: null, daysAgo: 2_900, arrived: null, kind: 'rawat_jalan', complaint: null, diagnoses: [[null, 'Katarak mata kanan']], guarantor: null,
  },
  {
    patient: 1010, hospital: 'RS06', doctor: 'DR0122', daysAgo: 130, arrived: '08:10', kind: 'rawat_jalan', complaint: 'Lutut kaku di pagi hari.', diagnoses: [['M17.9', 'Osteoartritis lutut']], guarantor: 'PT-BPJS',
  },
  {
    patient: 1014, hospital: 'RS04', doctor: 'DR0123', daysAgo: 40, arrived: '07:55', kind: 'rawat_jalan', complaint: 'Berdebar, berat badan turun enam kilogram dalam dua bulan.',
    diagnoses: [['E05.9', 'Tirotoksikosis, tidak spesifik']], prescriptions: [
      ['Tiamazol 10 mg', 60, 'tablet', '2 kali sehari 1 tablet'], ['Propranolol 10 mg', 60, 'tablet', '2 kali sehari 1 tablet'],
    ], guarantor: 'ASR008', followUpAfter: 28,
  },
  {
    patient: 1014, hospital: 'RS04', doctor: 'DR0103', daysAgo: 38, arrived: '10:15', kind: 'rawat_jalan', complaint: 'Evaluasi jantung pada tirotoksikosis.',
    diagnoses: [['I49.8', 'Aritmia jantung lain yang dispesifikasi']], procedures: ['Ekokardiografi', 'Holter 24 jam'], guarantor: 'ASR008', followUpAfter: 43,
  },
]
