import type { CompanyComponents } from '@hospital/sdk/company'
import type { SignedFiles } from '../hospital/signed-files.ts'
import type { Consent } from './consent.ts'
import { opens } from './consent.ts'
import type { Examination } from './examination.ts'
import { bloodPressureClass, bmiClass, riskFactors } from './examination.ts'
import type { Checkup } from './mcu.ts'

type Schemas = CompanyComponents['schemas']

type Limits = readonly [low: number | null, high: number | null] | null

const measurement = (
  kode: string,
  nama: string,
  value: number,
  satuan: string,
  limits: Limits,
): Schemas['Measurement'] => {
  const [bawah, atas] = limits ?? [null, null]
  const low = bawah !== null && value < bawah
  const high = atas !== null && value > atas
  const text = bawah === null ? `sampai ${atas}` : atas === null ? `mulai ${bawah}` : `${bawah} sampai ${atas}`
  return {
    kode,
    nama,
    nilai: String(value),
    nilai_angka: value,
    satuan,
    rujukan: limits ? { bawah, atas, teks: text.replaceAll('.', ',') } : null,
    penilaian: low ? 'rendah' : high ? 'tinggi' : 'normal',
  }
}

const words = (kode: string, nama: string, nilai: string, normal: string): Schemas['Measurement'] => ({
  kode,
  nama,
  nilai,
  nilai_angka: null,
  satuan: null,
  rujukan: { bawah: null, atas: null, teks: normal },
  penilaian: nilai === normal ? 'normal' : 'abnormal',
})

const measurementsOf = (found: Examination): Schemas['McuMeasurements'] => ({
  tekanan_darah: {
    sistolik: found.systolic,
    diastolik: found.diastolic,
    satuan: 'mmHg',
    kelas: bloodPressureClass(found.systolic, found.diastolic),
  },
  imt: { nilai: found.bmi, satuan: 'kg/m²', kelas: bmiClass(found.bmi) },
  lainnya: [
    measurement('NADI', 'Nadi', found.pulse, 'x/menit', [60, 100]),
    measurement('TB', 'Tinggi badan', found.height, 'cm', null),
    measurement('BB', 'Berat badan', found.weight, 'kg', null),
  ],
})

const laboratoryOf = (found: Examination, gender: 'L' | 'P'): Schemas['Measurement'][] => [
  measurement('HB', 'Hemoglobin', found.haemoglobin, 'g/dL', gender === 'L' ? [13.2, 17.3] : [11.7, 15.5]),
  measurement('KOL', 'Kolesterol total', found.cholesterol, 'mg/dL', [null, 199]),
  measurement('GDP', 'Glukosa darah puasa', found.glucose, 'mg/dL', [70, 99]),
  measurement('UA', 'Asam urat', found.uricAcid, 'mg/dL', gender === 'L' ? [3.4, 7] : [2.4, 5.7]),
  words('UPRO', 'Protein urine', found.glucose >= 180 ? '+1' : 'Negatif', 'Negatif'),
]

const furtherTests = (found: Examination): Schemas['Measurement'][] => [
  measurement('AUD', 'Audiometri, ambang rata-rata', found.hearingLoss, 'dB', [null, 25]),
  measurement('SPI', 'Spirometri, KVP', found.vitalCapacity, '% prediksi', [80, null]),
  words('VIS', 'Tajam penglihatan dengan koreksi', found.impairedSight ? '20/40' : '20/20', '20/20'),
  words('RO', 'Foto toraks', 'Dalam batas normal', 'Dalam batas normal'),
]

const adviceFor: Readonly<Record<Schemas['RiskFactor'], string>> = {
  hipertensi: 'Kurangi garam dan kontrol tekanan darah dalam 1 bulan.',
  obesitas: 'Turunkan berat badan secara bertahap dengan bimbingan ahli gizi.',
  dislipidemia: 'Kurangi makanan berlemak dan periksa ulang kolesterol dalam 3 bulan.',
  hiperglikemia: 'Konsultasi ke dokter penyakit dalam untuk gula darah.',
  hiperurisemia: 'Kurangi jeroan dan makanan laut; perbanyak minum air putih.',
  merokok: 'Berhenti merokok; klinik berhenti merokok tersedia di rumah sakit.',
  kurang_aktivitas_fisik: 'Olahraga teratur 150 menit per minggu.',
  gangguan_pendengaran: 'Pakai pelindung telinga; audiometri ulang dalam 6 bulan.',
  gangguan_penglihatan: 'Periksa kacamata ke dokter mata.',
  gangguan_fungsi_paru: 'Pakai respirator; spirometri ulang dalam 6 bulan.',
}

/** The values of an earlier check-up that the employee's consent covers today. The conclusion is always included. */
export const earlierMcu = (
  { id, day, conclusion, examination }: Checkup,
  gender: 'L' | 'P',
  consent: Consent,
  today: string,
): Schemas['EarlierMcu'] => ({
  id,
  tanggal: day,
  kesimpulan: conclusion,
  pengukuran: opens(consent, 'pengukuran', today) ? measurementsOf(examination) : null,
  laboratorium: opens(consent, 'laboratorium', today) ? laboratoryOf(examination, gender) : null,
  penunjang: opens(consent, 'penunjang', today) ? furtherTests(examination) : null,
})

/** The medical details that the employee's consent covers today; null if none. */
export const mcuDetail = (
  checkup: Checkup,
  gender: 'L' | 'P',
  consent: Consent,
  today: string,
  files: SignedFiles,
): Schemas['McuDetail'] | null => {
  const [values, laboratory, further, followUp] = (['pengukuran', 'laboratorium', 'penunjang', 'saran'] as const).map(
    (scope) => opens(consent, scope, today),
  )
  if (!values && !laboratory && !further && !followUp) return null
  const factors = riskFactors(checkup.examination, gender)
  return {
    pengukuran: values ? measurementsOf(checkup.examination) : null,
    laboratorium: laboratory ? laboratoryOf(checkup.examination, gender) : null,
    penunjang: further ? furtherTests(checkup.examination) : null,
    tindak_lanjut: followUp ? { faktor_risiko: factors, saran: factors.map((factor) => adviceFor[factor]) } : null,
    berkas: values && laboratory && further && followUp ? files.address(`mcu/${checkup.number}.pdf`) : null,
  }
}
