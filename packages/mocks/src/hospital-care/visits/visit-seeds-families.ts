import type { VisitSeed } from './visit-seeds.ts'

/** Children, a birth, and visits of a few others. */
export const childVisits: readonly VisitSeed[] = [
  {
    patient: 1003, hospital: 'RS01', doctor: 'DR0104', daysAgo: 95, arrived: '09:45', kind: 'rawat_jalan', complaint: 'Demam dan nyeri menelan dua hari.',
    diagnoses: [['J03.9', 'Tonsilitis akut, tidak spesifik']], prescriptions: [
      ['Amoksisilin sirup 125 mg/5 mL', 2, 'botol', '3 kali sehari 2 sendok takar, habiskan'],
      ['Parasetamol sirup 120 mg/5 mL', 1, 'botol', '3 kali sehari 2 sendok takar bila demam'],
    ], guarantor: 'PT-BPJS', followUpAfter: 5,
  },
  {
    patient: 1003, hospital: 'RS01', doctor: 'DR0154', daysAgo: 260, arrived: '16:10', kind: 'rawat_jalan', complaint: 'Gigi geraham berlubang.',
    diagnoses: [['K02.1', 'Karies dentin']], procedures: ['Penambalan gigi 46'], guarantor: null,
  },
  {
    patient: 1007, hospital: 'RS05', doctor: 'DR0111', daysAgo: 6, leftDaysAgo: 3, arrived: '02:50', kind: 'rawat_inap', complaint: 'Hamil 40 minggu, keluar air dan mulas sejak tengah malam.',
    diagnoses: [['O80.0', 'Persalinan spontan presentasi kepala'], ['O99.0', 'Anemia pada kehamilan, persalinan, dan nifas']],
    procedures: ['Pertolongan persalinan normal', 'Penjahitan ruptur perineum derajat II', 'Inisiasi menyusu dini'],
    prescriptions: [['Tablet tambah darah', 30, 'tablet', '1 kali sehari 1 tablet'], ['Asam mefenamat 500 mg', 10, 'kapsul', '3 kali sehari 1 kapsul sesudah makan bila nyeri']],
    guarantor: null, followUpAfter: 10,
  },
  {
    patient: 1007, hospital: 'RS05', doctor: 'DR0111', daysAgo: 34, arrived: '16:05', kind: 'rawat_jalan', complaint: 'Kontrol kehamilan 36 minggu.',
    diagnoses: [['Z34.0', 'Pengawasan kehamilan pertama yang normal']], procedures: ['USG obstetri'], guarantor: null, followUpAfter: 7,
  },
  {
    patient: 1008, hospital: 'RS05', doctor: 'DR0106', daysAgo: 6, leftDaysAgo: 2, arrived: '05:12', kind: 'rawat_inap', complaint: 'Bayi baru lahir, berat 3.120 gram, panjang 49 cm.',
    diagnoses: [['Z38.0', 'Bayi tunggal lahir di rumah sakit'], ['P59.9', 'Ikterus neonatus, tidak spesifik']],
    procedures: ['Injeksi vitamin K1', 'Imunisasi hepatitis B 0', 'Fototerapi 24 jam'], guarantor: null, followUpAfter: 7,
  },
  {
    patient: 1011, hospital: 'RS01', doctor: 'DR0142', daysAgo: 50, arrived: '07:20', kind: 'rawat_jalan', complaint: 'Batuk lama sejak bekerja di ruang pemintalan.',
    diagnoses: [['J40', 'Bronkitis, tidak dispesifikasi akut atau kronik']], procedures: ['Foto toraks', 'Pemeriksaan dahak'],
    prescriptions: [['Ambroksol 30 mg', 15, 'tablet', '3 kali sehari 1 tablet']], guarantor: 'PT-NUSATEKS', followUpAfter: 14,
  },
  {
    patient: 1011, hospital: 'RS01', doctor: null, daysAgo: 68, arrived: '07:40', kind: 'mcu', complaint: null, diagnoses: [], procedures: ['Paket MCU Karyawan Produksi'], guarantor: 'PT-NUSATEKS',
  },
  {
    patient: 1013, hospital: 'RS04', doctor: null, daysAgo: 8, arrived: '22:48', kind: 'igd', complaint: 'Vomiting and stomach cramps after dinner.',
    diagnoses: [['A09', 'Gastroenteritis akut']], procedures: ['Rehidrasi intravena'],
    prescriptions: [['Ondansetron 4 mg', 6, 'tablet', '2 kali sehari 1 tablet bila mual'], ['Oralit', 6, 'sachet', 'Larutkan 1 sachet dalam 200 mL air']], guarantor: null,
  },
]
