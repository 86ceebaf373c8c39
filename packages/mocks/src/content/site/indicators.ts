import { jakartaDay } from '../calendar.ts'
import { mediaId } from '../media.ts'
import type { MeasuredIndicator, QualityIndicatorRow } from '../page-rows.ts'
import { published } from '../stamps.ts'

const measure = (
  indikator: string,
  indikator_en: string,
  standar: number | null,
  capaian: number | null,
  { satuan = '%', arah = 'naik' }: Partial<Pick<MeasuredIndicator, 'satuan' | 'arah'>> = {},
): MeasuredIndicator => ({
  indikator,
  indikator_en,
  standar,
  capaian: capaian === null ? null : Math.round(capaian * 10) / 10,
  satuan,
  arah,
})

/** The national indicators with their measured values. */
const measured = (shift: number): readonly MeasuredIndicator[] => [
  measure('Kepatuhan kebersihan tangan', 'Hand hygiene compliance', 85, 88.4 + shift),
  measure('Kepatuhan penggunaan alat pelindung diri', 'Use of personal protective equipment', 100, 99.2),
  measure('Kepatuhan identifikasi pasien', 'Patient identification', 100, 99.7),
  measure('Waktu tanggap operasi sesar darurat 30 menit', 'Emergency caesarean within 30 minutes', 80, 86.1 - shift),
  measure('Waktu tunggu rawat jalan 60 menit', 'Outpatient waiting time within 60 minutes', 80, 77.5 + shift * 2),
  measure('Penundaan operasi elektif', 'Postponed elective operations', 5, 3.1, { arah: 'turun' }),
  measure('Kepatuhan waktu visite dokter', 'Ward rounds on time', 80, 83.9),
  measure(
    'Pelaporan hasil kritis laboratorium 30 menit',
    'Critical laboratory results reported within 30 minutes',
    100,
    98.6,
  ),
  measure('Kepatuhan formularium nasional', 'Use of the national formulary', 80, 91.3),
  measure('Pencegahan risiko pasien jatuh', 'Prevention of falls', 100, 100),
  measure('Waktu tanggap keluhan', 'Complaints answered in time', 80, 94 - shift),
  measure('Kepuasan pasien', 'Patient satisfaction', 76.61, 88.9 + shift),
  measure('Rata-rata lama rawat', 'Average length of stay', null, 3.6, { satuan: 'hari', arah: null }),
  measure('Kepatuhan alur klinis', 'Use of clinical pathways', 80, null),
]

/** The quarters before the present one, the latest first: number, Roman numeral, year. */
const lastQuarters = (now: Date, count: number) => {
  const [year = 0, month = 1] = jakartaDay(now).split('-').map(Number)
  const current = year * 4 + Math.floor((month - 1) / 3)
  return Array.from({ length: count }, (_, back) => {
    const quarter = current - 1 - back
    return {
      number: (quarter % 4) + 1,
      roman: ['I', 'II', 'III', 'IV'][quarter % 4] ?? 'I',
      year: Math.floor(quarter / 4),
    }
  })
}

/** Quality indicators of the two largest hospitals for the last quarters. */
export const qualityIndicators = (now: Date): readonly QualityIndicatorRow[] =>
  lastQuarters(now, 3).flatMap(({ number, roman, year }, back) =>
    (
      [
        [1, 'RS Kawung Karawang', 'karawang'],
        [4, 'RS Kawung Bekasi Timur', 'bekasi-timur'],
      ] as const
    ).map(([hospital, name, town], place) => ({
      id: back * 2 + place + 1,
      judul: `Indikator Mutu ${name} Triwulan ${roman} ${year}`,
      judul_en: `Quality Indicators of ${name}, Quarter ${number} of ${year}`,
      slug: `indikator-mutu-${name.toLowerCase().replaceAll(' ', '-')}-triwulan-${number}-${year}`,
      periode: `Triwulan ${roman} ${year}`,
      keterangan:
        '<p>Indikator nasional mutu diukur setiap bulan dan dilaporkan kepada Kementerian Kesehatan. Capaian di bawah standar ditindaklanjuti oleh komite mutu.</p>',
      data: measured(place - back * 0.4),
      gambar: mediaId(`indikator-mutu-${town}-${number}`),
      rumah_sakit: hospital,
      ...published(now, `${name} ${year}-${number}`, 20 + back * 90 + place),
    })),
  )
