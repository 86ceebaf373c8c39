import type { SpecialtyCode } from './specialty-codes.ts'

const texts: Readonly<Record<SpecialtyCode, readonly [text: string, ...complaints: string[]]>> = {
  SPPD: [
    'Menangani penyakit organ dalam pada orang dewasa dan lanjut usia.',
    'Diabetes dan gangguan tiroid',
    'Penyakit lambung, hati, dan ginjal',
    'Demam berdarah dan tifus',
    'Hipertensi',
  ],
  SPA: [
    'Merawat bayi, anak, dan remaja sampai usia 18 tahun.',
    'Imunisasi',
    'Demam, batuk, dan diare',
    'Gizi dan tumbuh kembang',
    'Asma dan alergi',
  ],
  SPOG: [
    'Mendampingi kehamilan, persalinan, dan kesehatan reproduksi perempuan.',
    'Pemeriksaan kehamilan dan USG',
    'Kista, mioma, dan nyeri haid',
    'Keluarga berencana',
    'Pap smear dan HPV',
  ],
  SPJP: [
    'Memeriksa dan mengobati penyakit jantung dan pembuluh darah.',
    'Nyeri dada',
    'Hipertensi',
    'Gangguan irama',
    'Gagal jantung',
  ],
  SPB: [
    'Menangani penyakit yang memerlukan pembedahan umum.',
    'Usus buntu dan hernia',
    'Batu empedu',
    'Benjolan payudara dan tiroid',
    'Wasir',
  ],
  SPS: [
    'Mengobati penyakit otak, saraf tulang belakang, dan saraf tepi.',
    'Stroke',
    'Sakit kepala dan vertigo',
    'Epilepsi',
    'Kesemutan dan saraf terjepit',
  ],
  SPKK: [
    'Merawat kulit, rambut, kuku, dan penyakit menular seksual.',
    'Jerawat',
    'Eksim dan psoriasis',
    'Infeksi jamur',
    'Vitiligo',
  ],
  SPTHT: [
    'Menangani telinga, hidung, tenggorok, kepala, dan leher.',
    'Gangguan pendengaran',
    'Sinusitis dan alergi hidung',
    'Amandel',
    'Suara serak',
  ],
  SPM: [
    'Menjaga penglihatan dari bayi sampai lanjut usia.',
    'Katarak',
    'Glaukoma',
    'Retina pada diabetes',
    'Kelainan refraksi',
  ],
  SPP: ['Mengobati penyakit paru dan saluran napas.', 'Asma dan PPOK', 'Tuberkulosis', 'Pneumonia', 'Berhenti merokok'],
  SPKJ: [
    'Membantu memulihkan kesehatan jiwa dengan terapi dan obat.',
    'Cemas dan panik',
    'Depresi',
    'Gangguan tidur',
    'Ketergantungan',
  ],
  SPOT: [
    'Menangani tulang, sendi, otot, dan ligamen.',
    'Patah tulang',
    'Nyeri lutut dan bahu',
    'Cedera olahraga',
    'Kelainan tulang belakang',
  ],
  SPU: [
    'Mengobati saluran kemih dan organ reproduksi pria.',
    'Batu saluran kemih',
    'Pembesaran prostat',
    'Infeksi berulang',
    'Kesuburan pria',
  ],
  SPRAD: ['Membaca dan melakukan pemeriksaan pencitraan.', 'Rontgen dan mamografi', 'USG', 'CT scan', 'MRI'],
  SPGIGI: [
    'Merawat gigi dan mulut seluruh keluarga.',
    'Penambalan dan saluran akar',
    'Gigi anak',
    'Kawat gigi',
    'Pembersihan karang gigi',
  ],
  SPKFR: [
    'Memulihkan fungsi tubuh setelah sakit atau cedera.',
    'Fisioterapi',
    'Terapi okupasi dan wicara',
    'Nyeri punggung',
    'Pemulihan stroke',
  ],
  SPGK: [
    'Menyusun pola makan sebagai bagian dari pengobatan.',
    'Obesitas',
    'Gizi pada diabetes dan ginjal',
    'Gizi ibu hamil',
    'Gangguan makan',
  ],
  SPBS: [
    'Melakukan pembedahan otak, tulang belakang, dan saraf.',
    'Cedera kepala',
    'Perdarahan dan tumor otak',
    'Saraf terjepit',
    'Hidrosefalus',
  ],
  SPBTKV: [
    'Melakukan pembedahan rongga dada, jantung, dan pembuluh darah.',
    'Varises',
    'Akses cuci darah',
    'Cedera dada',
    'Bedah jantung terencana',
  ],
}

/** A text about what a specialty treats, as HTML. */
export const specialtyText = (code: SpecialtyCode): string => {
  const [text, ...complaints] = texts[code]
  return `<p>${text}</p><h3>Keluhan dan layanan</h3><ul>${complaints.map((item) => `<li>${item}</li>`).join('')}</ul>`
}
