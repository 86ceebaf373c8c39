import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { TestValue } from '../laboratory/lab-record.ts'
import type { McuSection, VitalSigns } from './items.ts'
import { said, vitalSigns } from './items.ts'

/** The seed of a medical check-up. */
export interface McuSeed {
  /** Person id. */
  readonly patient: number
  readonly hospital: string
  readonly package: string
  readonly daysAgo: number
  /** Days from the check-up to its release; omitted while nothing is released. */
  readonly releasedAfter?: number
  readonly status: 'proses' | 'selesai'
  /** Guarantor code of the company that ordered it; null if the patient ordered it. */
  readonly company: string | null
  readonly fitness: HospitalCareComponents['schemas']['FitnessForWork']
  readonly before: readonly McuSection[]
  /** The values by code of the laboratory's catalogue. */
  readonly laboratory: Readonly<Record<string, TestValue>>
  readonly after: readonly McuSection[]
  readonly conclusions: readonly string[]
  readonly advice: readonly string[]
  /** Set if only the doctor may explain the check-up. */
  readonly spokenOnly?: true
}

const history = (lines: Readonly<Record<string, string>>): McuSection => ({
  jenis: 'anamnesis',
  nama: 'Anamnesis',
  pemeriksaan: Object.entries(lines).map(([name, value]) => said(name, value)),
  kesimpulan: null,
})

const physical = (conclusion: string): McuSection => ({
  jenis: 'fisik',
  nama: 'Pemeriksaan Fisik',
  pemeriksaan: [
    said('Kepala dan leher', 'Dalam batas normal'),
    said('Jantung dan paru', 'Dalam batas normal'),
    said('Perut', 'Tidak ada pembesaran organ'),
    said('Anggota gerak', 'Dalam batas normal'),
  ],
  kesimpulan: conclusion,
})

const part = (
  jenis: 'radiologi' | 'penunjang',
  nama: string,
  kesimpulan: string,
  lines: Readonly<Record<string, string>> = {},
): McuSection => ({
  jenis,
  nama,
  pemeriksaan: Object.entries(lines).map(([name, value]) => said(name, value)),
  kesimpulan,
})

const vitals = (signs: VitalSigns, conclusion: string) => vitalSigns(signs, conclusion)

/** The seeded check-ups. */
export const mcuSeeds: readonly McuSeed[] = [
  {
    patient: 1001,
    hospital: 'RS01',
    package: 'MCU Eksekutif Wanita',
    daysAgo: 98,
    releasedAfter: 3,
    status: 'selesai',
    company: null,
    fitness: null,
    before: [
      history({
        'Riwayat penyakit keluarga': 'Ibu: hipertensi dan penyakit ginjal',
        Merokok: 'Tidak',
        Olahraga: 'Satu kali seminggu',
        Alergi: 'Amoksisilin, udang',
      }),
      vitals(
        { systolic: 142, diastolic: 92, pulse: 78, height: 158, weight: 65.9, waist: 86 },
        'Hipertensi derajat 1; berat badan berlebih.',
      ),
      physical('Dalam batas normal.'),
    ],
    laboratory: {
      HB: 11.9,
      WBC: 7.1,
      PLT: 274,
      GDP: 112,
      A1C: 5.9,
      CHO: 221,
      HDL: 49,
      LDL: 146,
      TRG: 149,
      CRE: 0.78,
      UPRO: 'Negatif',
      ULEU: 'Negatif',
    },
    after: [
      part('radiologi', 'Foto Toraks', 'Jantung dan paru dalam batas normal.'),
      part('penunjang', 'Elektrokardiogram', 'Irama sinus, 76 kali/menit, dalam batas normal.'),
      part('penunjang', 'Pap Smear', 'Negatif untuk lesi intraepitel atau keganasan.'),
    ],
    conclusions: [
      'Hipertensi derajat 1',
      'Berat badan berlebih (IMT 26,4 kg/m²)',
      'Prediabetes',
      'Kolesterol LDL meningkat',
    ],
    advice: [
      'Ukur tekanan darah setiap minggu dan kontrol ke dokter penyakit dalam dalam satu bulan.',
      'Kurangi asupan garam, gula, dan lemak; olahraga teratur 150 menit per minggu.',
    ],
  },
  {
    patient: 1009,
    hospital: 'RS06',
    package: 'MCU Lansia',
    daysAgo: 62,
    releasedAfter: 2,
    status: 'selesai',
    company: null,
    fitness: null,
    before: [],
    laboratory: { HB: 13.5, PSA: 6.83 },
    after: [],
    conclusions: ['PSA di atas rujukan.'],
    advice: ['Konsultasi ke dokter urologi.'],
    spokenOnly: true,
  },
  {
    patient: 1002,
    hospital: 'RS01',
    package: 'MCU Karyawan Produksi',
    daysAgo: 2,
    status: 'proses',
    company: 'PT-NUSATEKS',
    fitness: null,
    before: [],
    laboratory: {},
    after: [],
    conclusions: [],
    advice: [],
  },
  {
    patient: 1011,
    hospital: 'RS01',
    package: 'MCU Karyawan Produksi',
    daysAgo: 68,
    releasedAfter: 4,
    status: 'selesai',
    company: 'PT-NUSATEKS',
    fitness: 'layak_dengan_catatan',
    before: [
      history({
        'Riwayat pekerjaan': 'Operator mesin pintal, 11 tahun',
        Merokok: 'Ya, 6 batang sehari',
        'Alat pelindung diri': 'Penutup telinga kadang dipakai',
      }),
      vitals(
        { systolic: 142, diastolic: 88, pulse: 78, height: 168, weight: 74.5, waist: 92 },
        'Hipertensi derajat 1; berat badan berlebih.',
      ),
      physical('Dalam batas normal.'),
    ],
    laboratory: {
      HB: 15.1,
      WBC: 8.4,
      PLT: 251,
      GDP: 92,
      CHO: 228,
      LDL: 151,
      TRG: 210,
      UA: 6.2,
      CRE: 0.98,
      AST: 27,
      ALT: 34,
      UPRO: 'Negatif',
      UGLU: 'Negatif',
    },
    after: [
      part('radiologi', 'Foto Toraks', 'Corakan bronkovaskular sedikit meningkat; jantung normal.'),
      part('penunjang', 'Audiometri', 'Penurunan pendengaran ringan pada 4.000 Hz, telinga kiri.', {
        'Telinga kanan, rata-rata': '20 dB',
        'Telinga kiri, rata-rata': '24 dB',
      }),
      part('penunjang', 'Spirometri', 'Fungsi paru dalam batas normal.', { KVP: '92% prediksi', 'VEP1/KVP': '81%' }),
    ],
    conclusions: [
      'Hipertensi derajat 1',
      'Kolesterol LDL dan trigliserida meningkat',
      'Penurunan pendengaran ringan telinga kiri, curiga akibat bising',
    ],
    advice: [
      'Pakai penutup telinga selama bekerja; audiometri ulang dalam enam bulan.',
      'Berhenti merokok; klinik berhenti merokok tersedia setiap Selasa.',
      'Kontrol tekanan darah dalam satu bulan.',
    ],
  },
  {
    patient: 1014,
    hospital: 'RS04',
    package: 'MCU Dasar',
    daysAgo: 380,
    releasedAfter: 2,
    status: 'selesai',
    company: null,
    fitness: 'layak',
    before: [
      vitals({ systolic: 118, diastolic: 74, pulse: 96, height: 161, weight: 52.4, waist: 71 }, 'Dalam batas normal.'),
      physical('Dalam batas normal.'),
    ],
    laboratory: { HB: 13.2, WBC: 6.2, PLT: 268, GDP: 88, CHO: 182, CRE: 0.71, UPRO: 'Negatif' },
    after: [part('penunjang', 'Elektrokardiogram', 'Irama sinus, 94 kali/menit.')],
    conclusions: ['Sehat; tidak ditemukan kelainan bermakna.'],
    advice: ['Pemeriksaan ulang satu tahun lagi.'],
  },
]
