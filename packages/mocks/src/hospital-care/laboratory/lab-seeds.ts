import type { LabSeed } from './lab-record.ts'

const rahayu: readonly LabSeed[] = [
  {
    patient: 1001, hospital: 'RS01', doctor: 'DR0117', daysAgo: 30, sampled: '08:35', released: '11:10', status: 'selesai',
    values: {
      HB: 11.2, HCT: 34.1, WBC: 7.85, PLT: 262, ESR: 18, ABO: 'O/Positif', GDP: 118, A1C: 6.1, CHO: 214, HDL: 47, LDL: 142, TRG: 168,
      UCOL: 'Kuning jernih', UPH: 6, UBJ: 1.018, UPRO: 'Negatif', UGLU: 'Negatif', ULEU: '+1', UNIT: 'Negatif',
    },
    remarks: { A1C: 'Sesuai kriteria prediabetes; konfirmasi klinis diperlukan.' },
    note: 'Puasa 10 jam sebelum pengambilan sampel.',
  },
  { patient: 1001, hospital: 'RS01', doctor: 'DR0117', daysAgo: 1, sampled: '07:50', status: 'proses', values: { GDP: null, A1C: null, LDL: null } },
  {
    patient: 1001, hospital: 'RS02', doctor: 'DR0119', daysAgo: 180, sampled: '20:05', released: '20:52', status: 'selesai',
    values: { HB: 13.9, HCT: 47.6, WBC: 2.94, PLT: 92, NS1: 'Positif' },
    remarks: { PLT: 'Disarankan pemeriksaan ulang setiap 12 jam.' },
  },
  {
    patient: 1003, hospital: 'RS01', doctor: 'DR0104', daysAgo: 95, sampled: '10:20', released: '12:05', status: 'selesai',
    values: { HB: 12.4, HCT: 37.2, WBC: 14.21, PLT: 318, CRP: 22.4 },
  },
  {
    patient: 1005, hospital: 'RS01', doctor: 'DR0118', daysAgo: 26, sampled: '07:40', released: '09:05', status: 'selesai',
    values: { HB: 8.9, HCT: 27.3, WBC: 6.1, PLT: 201, URE: 98, CRE: 3.42, GFR: 14, NA: 133, K: 6.4, CL: 104, UPRO: '+3', UGLU: 'Negatif' },
    remarks: { K: 'Nilai kritis; telah dilaporkan kepada dr. Eko Wahyudi, Sp.PD-KGH pukul 08.50 WIB.' },
  },
  {
    patient: 1005, hospital: 'RS01', doctor: 'DR0118', daysAgo: 2, sampled: '07:35', released: '10:15', status: 'sebagian',
    values: { HB: 9.4, K: 5, CRE: 3.1, FE: null, FER: null },
    note: 'Besi serum dan feritin menyusul, perkiraan dua hari kerja.',
  },
]

const diabetic: readonly LabSeed[] = [
  {
    patient: 1006, hospital: 'RS03', doctor: 'DR0120', daysAgo: 28, sampled: '07:15', released: '10:30', status: 'selesai',
    values: { WBC: 13.4, GDP: 286, G2P: 341, A1C: 11.4, CHO: 238, LDL: 161, TRG: 402, CRE: 1.48, UGLU: '+3', UPRO: '+1' },
  },
  {
    patient: 1006, hospital: 'RS03', daysAgo: 88, sampled: null, released: '05:48', status: 'selesai',
    values: { GDS: 38, NA: 138, K: 3.3 },
    remarks: { GDS: 'Nilai kritis; telah dilaporkan kepada dokter jaga IGD pukul 05.40 WIB.' },
  },
  {
    patient: 1006, hospital: 'RS01', doctor: 'DR0117', daysAgo: 14, sampled: '09:10', released: '15:45', status: 'dikoreksi',
    values: { HB: 12.8, K: 4.2, CRE: 1.51, UA: 7.8 },
    remarks: { K: 'Dikoreksi dari 7,1 mmol/L: sampel pertama lisis, pemeriksaan diulang dengan sampel baru.' },
    note: 'Hasil dikoreksi. Mohon abaikan lembar hasil yang dicetak sebelum pukul 15.45 WIB.',
  },
]

const motherAndChild: readonly LabSeed[] = [
  {
    patient: 1007, hospital: 'RS05', doctor: 'DR0111', daysAgo: 6, sampled: '03:25', released: '04:10', status: 'selesai',
    values: { HB: 9.6, HCT: 29.8, WBC: 15.3, PLT: 221, ABO: 'A/Positif', PT: 11.2, INR: 0.95, HBS: 'Non reaktif', GDS: 96 },
  },
  {
    patient: 1008, hospital: 'RS05', doctor: 'DR0106', daysAgo: 3, sampled: '06:30', released: '07:25', status: 'selesai',
    values: { HB: 16.8, HCT: 51.2, WBC: 14.6, PLT: 274, ABO: 'A/Positif', BIT: 17.2, BID: 0.6 },
    remarks: { BIT: 'Nilai kritis; telah dilaporkan kepada dr. Nurul Fadhilah, Sp.A(K) pukul 07.20 WIB.' },
  },
  { patient: 1008, hospital: 'RS05', doctor: 'DR0106', daysAgo: 2, sampled: '06:30', released: '07:40', status: 'selesai', values: { BIT: 11.4, BID: 0.5 } },
]

const others: readonly LabSeed[] = [
  {
    patient: 1009, hospital: 'RS06', doctor: 'DR0122', daysAgo: 60, sampled: '08:00', released: '13:20', status: 'selesai',
    values: { HB: 13.5, URE: 39, CRE: 1.28, UA: 8.4, GDP: 104, PSA: 6.83 },
  },
  {
    patient: 1009, hospital: 'RS01', doctor: 'DR0150', daysAgo: 21, sampled: '11:00', released: '14:00', status: 'selesai',
    values: { PAJ: 'Lihat uraian' }, spokenOnly: true,
  },
  {
    patient: 1011, hospital: 'RS01', doctor: 'DR0142', daysAgo: 50, sampled: '07:30', released: '14:30', status: 'selesai',
    values: { HB: 14.8, WBC: 8.2, ESR: 14, BTA: 'Negatif', TCM: 'Tidak terdeteksi' },
  },
  {
    patient: 1013, hospital: 'RS04', daysAgo: 8, sampled: '23:10', released: '23:55', status: 'selesai',
    values: { HB: 13.1, WBC: 9.4, PLT: 240, AST: 21, ALT: 18, NA: 139, K: 3.9, CL: 102 },
  },
  {
    patient: 1014, hospital: 'RS04', doctor: 'DR0123', daysAgo: 40, sampled: '08:15', released: '16:00', status: 'selesai',
    values: { TSH: 0.02, FT4: 2.31, AST: 28, ALT: 35, INR: 1.04 },
  },
]

/** The seeded laboratory results. */
export const labSeeds: readonly LabSeed[] = [...rahayu, ...diabetic, ...motherAndChild, ...others]
