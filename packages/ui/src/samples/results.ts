import type { Locale } from '../lib/locale.ts'

interface ResultWords {
  title: string
  kind: string
  compare: string
  /** One sentence about what the test looks at. */
  about: string
  folded: string
  outside: string
  distances: [string, string, string]
  /** A sentence with the meaning, and what to do. */
  verdicts: Record<'good' | 'attention' | 'critical' | 'waiting', [string, string]>
  corrected: { title: string; text: string }
  facts: [string, string, string, string]
  parts: [string, string]
}

/** Texts of the stories of results in both languages. Names of tests and remarks stay in Indonesian, as hospitals report them. */
export const resultWords: Record<Locale, ResultWords> = {
  id: {
    title: 'Hematologi, Kimia Klinik',
    kind: 'Laboratorium',
    compare: 'Lihat perubahan',
    about: 'Mengukur zat dalam sel darah merah yang membawa oksigen.',
    folded: '2 pemeriksaan, semua dalam rujukan',
    outside: 'Di luar rujukan',
    distances: [
      '1,3 mmol/L di atas batas atas (5,1).',
      '0,5 g/dL di bawah batas bawah (11,7).',
      'Sebelumnya 12,4 g/dL (3 Oktober 2026), turun. Saat itu dalam rujukan.',
    ],
    verdicts: {
      good: ['Semua nilai dalam batas rujukan.', 'Tetap ikuti anjuran dokter Anda.'],
      attention: ['3 dari 9 nilai di luar rujukan.', 'Bahas dengan dokter Anda pada kunjungan berikutnya.'],
      critical: [
        'Ada nilai kritis yang perlu segera ditangani.',
        'Hubungi dokter Anda atau IGD sekarang. Jangan menunggu jadwal kontrol.',
      ],
      waiting: ['Hasil belum selesai.', 'Hasil muncul di sini setelah diperiksa dokter.'],
    },
    corrected: {
      title: 'Hasil ini telah dikoreksi.',
      text: 'Nilai di bawah adalah yang benar. Jangan gunakan cetakan sebelumnya.',
    },
    facts: ['Pasien', 'Tanggal lahir', 'Rumah sakit', 'Waktu hasil'],
    parts: ['Kesan', 'Temuan'],
  },
  en: {
    title: 'Hematologi, Kimia Klinik',
    kind: 'Laboratory',
    compare: 'See the trend',
    about: 'Measures the part of red blood cells that carries oxygen.',
    folded: '2 tests, all within their range',
    outside: 'Outside the reference range',
    distances: [
      '1,3 mmol/L above the upper limit (5,1).',
      '0,5 g/dL below the lower limit (11,7).',
      'Before: 12,4 g/dL (3 October 2026), falling. At that time within the range.',
    ],
    verdicts: {
      good: ['All values are within their range.', 'Keep to what your doctor advised.'],
      attention: ['3 of 9 values are outside their range.', 'Talk about it with your doctor at your next visit.'],
      critical: [
        'A critical value needs care at once.',
        'Call your doctor or the emergency unit now. Do not wait for your next visit.',
      ],
      waiting: ['The result is not ready yet.', 'It will be here once a doctor has checked it.'],
    },
    corrected: {
      title: 'This result has been corrected.',
      text: 'The values below are the right ones. Do not use earlier prints.',
    },
    facts: ['Patient', 'Date of birth', 'Hospital', 'Released'],
    parts: ['Impression', 'Findings'],
  },
}
