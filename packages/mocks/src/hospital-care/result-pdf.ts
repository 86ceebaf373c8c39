import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { dateInWords } from '../hospital/clock.ts'
import type { PdfLine } from './pdf.ts'
import { makePdf } from './pdf.ts'

type Schemas = HospitalCareComponents['schemas']
type Value = Schemas['McuItem']

const heading = (text: string): PdfLine => ({ text, heading: true })
const line = (text: string): PdfLine => ({ text })
const gap = line('')

const head = (title: string, hospital: string, number: string, patient: Schemas['ResultPatient']): PdfLine[] => [
  heading(hospital.toUpperCase()),
  heading(title),
  gap,
  line(`Nomor: ${number}`),
  line(`Pasien: ${patient.nama_lengkap} (${patient.gender === 'L' ? 'laki-laki' : 'perempuan'})`),
  line(`Nomor rekam medis: ${patient.nopasien}    Tanggal lahir: ${dateInWords(patient.tgl_lahir)}`),
  gap,
]

const signature = (doctor: string | null): PdfLine[] => [
  gap,
  line(`Ditandatangani secara elektronik oleh ${doctor ?? '-'}.`),
]

const valueLine = ({ nama, nilai, satuan, rujukan, penanda, keterangan }: Value): PdfLine[] => {
  const mark = penanda === null || penanda === 'normal' ? '' : `  [${penanda.toUpperCase()}]`
  const range = rujukan?.teks ? `  (rujukan ${rujukan.teks})` : ''
  return [
    line(`${nama}: ${nilai}${satuan ? ` ${satuan}` : ''}${range}${mark}`),
    ...(keterangan ? [line(`   ${keterangan}`)] : []),
  ]
}

/** The signed laboratory report. */
export const labPdf = (result: Schemas['LabResult']): Blob =>
  makePdf([
    ...head('Hasil Pemeriksaan Laboratorium', result.rumah_sakit.nama, result.no_lab, result.pasien),
    ...result.kelompok.flatMap(({ nama, spesimen, pemeriksaan }) => [
      heading(spesimen ? `${nama} (${spesimen})` : nama),
      ...pemeriksaan.flatMap(valueLine),
      gap,
    ]),
    ...(result.catatan ? [line(`Catatan: ${result.catatan}`)] : []),
    ...signature(result.dokter_validasi),
  ])

const paragraph = (title: string, text: string | null): PdfLine[] =>
  text === null ? [] : [heading(title), ...text.split('\n').map(line), gap]

/** The signed radiology report. */
export const radiologyPdf = (result: Schemas['RadiologyResult']): Blob =>
  makePdf([
    ...head('Hasil Pemeriksaan Radiologi', result.rumah_sakit.nama, result.no_radiologi, result.pasien),
    heading(result.pemeriksaan),
    gap,
    ...paragraph('Klinis', result.klinis),
    ...paragraph('Teknik', result.teknik),
    ...paragraph('Temuan', result.temuan),
    ...paragraph('Kesan', result.kesan),
    ...paragraph('Saran', result.saran),
    ...signature(result.dokter_radiologi),
  ])

/** The signed report of a check-up. */
export const mcuPdf = (result: Schemas['McuResult']): Blob =>
  makePdf([
    ...head(`Hasil Medical Check-Up: ${result.paket}`, result.rumah_sakit.nama, result.no_mcu, result.pasien),
    ...result.bagian.flatMap(({ nama, pemeriksaan, kesimpulan }) => [
      heading(nama),
      ...pemeriksaan.flatMap(valueLine),
      ...(kesimpulan ? [line(`Kesimpulan: ${kesimpulan}`)] : []),
      gap,
    ]),
    heading('Kesimpulan'),
    ...result.kesimpulan.map(line),
    gap,
    heading('Saran'),
    ...result.saran.map(line),
    ...signature(result.dokter_penanggung_jawab),
  ])
