/**
 * The kinds of files in the media library. `wide` is 1600 x 900, `square` 800 x 800, `poster` 900 x 1200; an `icon` is an SVG and
 * a `document` a PDF.
 */
export type MediaKind = 'wide' | 'square' | 'poster' | 'icon' | 'document'

/** One file: its name without extension, its kind, and the alternative text (null if the editors left it out). */
export type MediaEntry = readonly [name: string, kind: MediaKind, alternativeText: string | null]

const hospitals: readonly MediaEntry[] = [
  ['rs-kawung-karawang-gedung', 'wide', 'Gedung utama RS Kawung Karawang'],
  ['rs-kawung-cikampek-gedung', 'wide', 'Gedung RS Kawung Cikampek dari halaman depan'],
  ['rs-kawung-purwakarta-gedung', 'wide', 'Gedung RS Kawung Purwakarta dengan latar perbukitan'],
  ['rs-kawung-bekasi-timur-gedung', 'wide', 'Gedung bertingkat RS Kawung Bekasi Timur'],
  ['rs-kawung-ibu-dan-anak-cikarang-gedung', 'wide', 'Gedung RS Kawung Ibu dan Anak Cikarang'],
  ['rs-kawung-subang-gedung', 'wide', 'Gedung RS Kawung Subang di tengah pepohonan'],
  ['peta-kawung', 'wide', 'Peta lokasi enam rumah sakit Kawung di Karawang dan sekitarnya'],
]

const specialties: readonly MediaEntry[] = [
  ['spesialis-penyakit-dalam', 'square', 'Ilustrasi stetoskop'],
  ['spesialis-anak', 'square', 'Ilustrasi bayi'],
  ['spesialis-kandungan', 'square', 'Ilustrasi ibu hamil'],
  ['spesialis-jantung', 'square', 'Ilustrasi jantung dengan garis rekam listrik'],
  ['spesialis-bedah', 'square', 'Ilustrasi alat bedah'],
  ['spesialis-saraf', 'square', 'Ilustrasi otak'],
  ['spesialis-kulit', 'square', 'Ilustrasi lapisan kulit'],
  ['spesialis-tht', 'square', 'Ilustrasi telinga'],
  ['spesialis-mata', 'square', 'Ilustrasi mata'],
  ['spesialis-paru', 'square', 'Ilustrasi paru-paru'],
  ['spesialis-jiwa', 'square', 'Ilustrasi kepala dengan gelombang tenang'],
  ['spesialis-ortopedi', 'square', 'Ilustrasi tulang'],
  ['spesialis-urologi', 'square', 'Ilustrasi ginjal'],
  ['spesialis-radiologi', 'square', 'Ilustrasi foto rontgen'],
  ['spesialis-gigi', 'square', 'Ilustrasi gigi'],
  ['spesialis-rehabilitasi', 'square', null],
  ['spesialis-gizi', 'square', 'Ilustrasi sepiring makanan seimbang'],
  ['spesialis-bedah-saraf', 'square', null],
  ['spesialis-bedah-toraks', 'square', null],
]

const services: readonly MediaEntry[] = [
  ['layanan-jantung', 'wide', 'Jantung dengan garis rekam listrik'],
  ['layanan-persalinan', 'wide', 'Ibu menggendong bayi yang baru lahir'],
  ['layanan-stroke', 'wide', 'Otak dengan jam, tanda bahwa waktu menentukan'],
  ['layanan-laktasi', 'wide', 'Ibu menyusui bayinya'],
  ['layanan-ortopedi', 'wide', 'Sendi lutut'],
  ['layanan-hemodialisis', 'wide', 'Ginjal dan mesin cuci darah'],
  ['layanan-endoskopi', 'wide', 'Lambung dan alat endoskopi'],
  ['layanan-tumbuh-kembang', 'wide', 'Anak di depan pengukur tinggi badan'],
]

const articles: readonly MediaEntry[] = [
  ['nyeri-dada', 'wide', 'Jantung dengan garis rekam listrik'],
  ['tekanan-darah', 'wide', 'Alat pengukur tekanan darah'],
  ['kolesterol', 'wide', 'Pembuluh darah yang menyempit'],
  ['jantung-lemah', 'wide', null],
  ['jalan-pagi', 'wide', 'Sepatu olahraga di jalan setapak'],
  ['irama-jantung', 'wide', 'Layar rekam listrik jantung'],
  ['pemeriksaan-kehamilan', 'wide', 'Ibu hamil dan kalender pemeriksaan'],
  ['tanda-bahaya-kehamilan', 'wide', 'Ibu hamil'],
  ['preeklamsia', 'wide', 'Ibu hamil dan alat pengukur tekanan darah'],
  ['menyusui', 'wide', 'Ibu menyusui bayinya'],
  ['imunisasi', 'wide', 'Alat suntik dan botol vaksin'],
  ['demam-anak', 'wide', 'Termometer dan anak yang beristirahat'],
  ['tinggi-badan-anak', 'wide', 'Anak di depan pengukur tinggi badan'],
  ['mpasi', 'wide', 'Semangkuk makanan pendamping ASI'],
  ['oralit', 'wide', 'Segelas larutan oralit dan sendok'],
  ['tidur', 'wide', 'Bulan dan bintang di atas bantal'],
  ['isi-piringku', 'wide', 'Piring berisi nasi, lauk, sayur, dan buah'],
  ['gula-garam-lemak', 'wide', 'Sendok gula, garam, dan minyak'],
  ['meja-kerja', 'wide', 'Meja kerja dengan layar setinggi mata'],
  ['berhenti-merokok', 'wide', 'Rokok yang dipatahkan'],
  ['puasa', 'wide', 'Bulan sabit dan kurma'],
  ['air-minum', 'wide', 'Segelas air di bawah matahari'],
  ['gula-darah', 'wide', 'Alat ukur gula darah'],
  ['nyamuk', 'wide', 'Nyamuk di atas genangan air'],
  ['bakteri', 'wide', 'Bakteri di bawah mikroskop'],
  ['otak', 'wide', 'Otak dengan jam'],
  ['paru-paru', 'wide', 'Paru-paru'],
  ['lambung', 'wide', 'Lambung'],
  ['ginjal', 'wide', 'Ginjal'],
  ['mata', 'wide', 'Mata'],
  ['lutut', 'wide', 'Sendi lutut'],
  ['pelega-napas', 'wide', 'Alat hirup pelega napas'],
  ['gigi', 'wide', 'Gigi dan sikat gigi'],
  ['kulit', 'wide', null],
  ['pikiran-tenang', 'wide', 'Kepala dengan gelombang tenang'],
  ['ibu-dan-bayi', 'wide', 'Ibu menggendong bayinya'],
  ['kerja-gilir', 'wide', 'Jam dinding antara siang dan malam'],
  ['ponsel', 'wide', 'Ponsel dengan nomor antrean'],
]

const packages: readonly MediaEntry[] = [
  ['paket-mcu', 'wide', 'Papan catatan pemeriksaan kesehatan'],
  ['paket-jantung', 'wide', 'Jantung dan papan catatan'],
  ['paket-pranikah', 'wide', 'Sepasang cincin dan papan catatan'],
  ['paket-laboratorium', 'wide', 'Tabung reaksi'],
  ['paket-eksekutif', 'wide', 'Papan catatan dan foto rontgen'],
  ['paket-hpv', 'wide', 'Perempuan dengan plester di lengan, dan alat suntik'],
  ['paket-umrah', 'wide', 'Bulan sabit dan alat suntik'],
  ['paket-keluarga', 'wide', 'Keluarga dan papan catatan'],
]

const events: readonly MediaEntry[] = [
  ['acara-senam', 'wide', 'Peserta senam bersama'],
  ['acara-donor-darah', 'wide', 'Kantong dan tetes darah'],
  ['acara-seminar', 'wide', 'Panggung seminar'],
  ['acara-bantuan-hidup', 'wide', 'Jantung dan dua tangan'],
  ['acara-khitanan', 'wide', 'Alat bedah dan anak'],
  ['acara-stroke', 'wide', 'Otak dan peserta latihan'],
]

const home: readonly MediaEntry[] = [
  ['slider-selamat-datang', 'wide', 'Dokter di depan gedung rumah sakit'],
  ['popup-vaksin', 'poster', 'Promo vaksinasi influenza'],
  ['popup-mcu', 'poster', null],
  ['tombol-darurat', 'icon', 'Panggilan darurat'],
]

const videos: readonly MediaEntry[] = [['video-cuci-tangan', 'wide', 'Tangan dicuci di bawah air mengalir']]

const categories: readonly MediaEntry[] = [
  ['ikon-medical-check-up', 'icon', null],
  ['ikon-ibu-dan-anak', 'icon', null],
  ['ikon-vaksinasi', 'icon', null],
  ['ikon-laboratorium', 'icon', null],
  ['ikon-promo', 'icon', null],
]

const squares: readonly MediaEntry[] = [
  ['produk-tensimeter', 'square', null],
  ['produk-termometer', 'square', null],
  ['produk-alat-gula-darah', 'square', null],
  ['produk-pelega-napas', 'square', null],
  ['produk-sikat-gigi', 'square', null],
  ['instagram-stroke', 'square', null],
  ['instagram-senam', 'square', null],
  ['instagram-menyusui', 'square', null],
  ['instagram-nyamuk', 'square', null],
  ['instagram-donor', 'square', null],
  ['instagram-gizi', 'square', null],
]

const documents: readonly MediaEntry[] = [
  ['formulir-permintaan-rekam-medis', 'document', null],
  ['surat-kuasa-rekam-medis', 'document', null],
  ['formulir-pendaftaran-pasien-baru', 'document', null],
  ['syarat-rujukan-bpjs', 'document', null],
  ['persiapan-sebelum-operasi', 'document', null],
  ['karir', 'wide', 'Perawat dan dokter'],
]

/** Quarterly reports on the two largest hospitals. */
const indicators: readonly MediaEntry[] = ['karawang', 'bekasi-timur'].flatMap((hospital) =>
  [1, 2, 3, 4].map((quarter): MediaEntry => [
    `indikator-mutu-${hospital}-${quarter}`,
    'wide',
    `Grafik batang indikator mutu triwulan ${quarter}`,
  ]),
)

/** Every file of the media library. Its position in this list, counted from 1, is its id. */
export const mediaList: readonly MediaEntry[] = [
  ...hospitals,
  ...specialties,
  ...services,
  ...articles,
  ...packages,
  ...events,
  ...home,
  ...videos,
  ...categories,
  ...squares,
  ...documents,
  ...indicators,
]
