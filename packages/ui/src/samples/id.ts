import { articleId } from './article.ts'
import { common } from './common.ts'
import { building, cover } from './pictures.ts'
import type { Sample } from './types.ts'

const { chat, doctors, finderFields, hospitals, links, people, social } = common

const specialties = [
  'Penyakit Dalam',
  'Anak',
  'Kebidanan dan Kandungan',
  'Jantung dan Pembuluh Darah',
  'Saraf',
  'Bedah Ortopedi',
  'Mata',
  'Telinga, Hidung, Tenggorok, Bedah Kepala dan Leher',
]
const days = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

/** The stories' content in Indonesian. */
export const sampleId: Sample = {
  header: {
    brand: { name: 'RS Kawung Husada', href: '/' },
    topBar: [
      {
        kind: 'emergency',
        label: 'Darurat 24 jam',
        contacts: people.emergency,
        href: '/informasi/hubungi-kami#darurat',
      },
      { kind: 'emergency', label: 'Ambulans', contacts: people.emergency },
      { kind: 'link', label: 'Hubungi kami', href: '/informasi/hubungi-kami' },
      { kind: 'link', label: 'Karier', href: '/informasi/karir' },
    ],
    menu: [
      { label: 'Jadwal Dokter', href: '/jadwal-dokter' },
      {
        label: 'Layanan Unggulan',
        items: links('/layanan-unggulan', [
          'Pusat Jantung Terpadu',
          'Ibu dan Anak',
          'Hemodialisis',
          'Bedah Minimal Invasif',
        ]),
      },
      { label: 'Rumah Sakit', items: links('/rumah-sakit', hospitals) },
      { label: 'Paket', href: '/paket' },
      {
        label: 'Informasi',
        items: [
          ...links('/informasi', ['Artikel Kesehatan', 'Acara dan Komunitas']),
          { label: 'Formulir', items: links('/informasi/forms', ['Rekam Medis', 'Pendaftaran']) },
          { label: 'Karier', href: '/informasi/karir', isNew: true },
        ],
      },
    ],
    login: { patientHref: '/member-area/login', corporateHref: '/company-area/login' },
    languages: [
      { locale: 'id', href: '/' },
      { locale: 'en', href: '/en' },
    ],
    search: { action: '/cari', name: 'q' },
  },
  footer: {
    features: links('/fitur', ['Jadwal Dokter', 'Buat Janji Temu', 'Hasil Laboratorium', 'Paket Kesehatan']),
    services: links('/layanan-unggulan', ['Pusat Jantung Terpadu', 'Ibu dan Anak', 'Hemodialisis']),
    facilities: links('/rumah-sakit', hospitals),
    download: links('/unduh', ['Google Play', 'App Store']),
    social,
    map: { href: 'https://maps.example/kawung-husada', image: cover(3) },
    contact: { ...people.contact, hours: 'Layanan pelanggan pukul 07.00–20.00 WIB' },
    copyright: '© 2026 RS Kawung Husada. Hak cipta dilindungi.',
  },
  finder: {
    ...finderFields,
    hospital: { name: 'rs', options: hospitals.map((label, index) => ({ value: String(index), label })) },
    specialty: { name: 'spesialis', options: specialties.map((label, index) => ({ value: String(index), label })) },
    day: { name: 'hari', options: days.map((label) => ({ value: label, label })) },
  },
  slides: [
    {
      title: 'Dirawat dengan tenang, dekat dengan keluarga',
      text: 'Lima rumah sakit dan lebih dari 60 dokter spesialis melayani Karawang dan daerah sekitarnya.',
      href: '/rumah-sakit',
      image: building('Gedung rumah sakit di tengah taman pada pagi hari'),
    },
    {
      title: 'Pusat Jantung Terpadu kini buka setiap hari',
      text: 'Dari pemeriksaan awal sampai kateterisasi, dalam satu gedung.',
      href: '/layanan-unggulan/jantung',
      image: building('Gedung rumah sakit saat senja', 1),
    },
    {
      title: 'Medical check-up mulai Rp750.000',
      href: '/paket',
      image: cover(0, 'Ilustrasi daun dan garis denyut jantung'),
    },
  ],
  doctors: doctors.map((doctor, index) => ({
    ...doctor,
    specialty: specialties[index % specialties.length],
    hospital: hospitals[index % hospitals.length],
    today: (['practising', 'leave', 'full'] as const)[index % 3],
    practice: index % 2 === 0 ? 'Senin dan Kamis, 08.00–12.00 WIB' : 'Selasa, Rabu, Jumat, 16.00–20.00 WIB',
  })),
  specialties: specialties.map((name, index) => ({ name, href: `/layanan/${index}` })),
  articles: [
    {
      title: 'Mengenal gejala serangan jantung yang sering diabaikan',
      href: '/kesehatan/jantung',
      category: 'Jantung',
      published: '2026-11-12',
      image: cover(0),
      snippet:
        'Nyeri dada bukan satu-satunya tanda. Sesak, mual, keringat dingin, dan rasa lelah yang tidak biasa juga perlu diwaspadai, terutama pada perempuan dan penderita diabetes.',
    },
    {
      title: 'Imunisasi lengkap anak usia 0–18 bulan',
      href: '/kesehatan/imunisasi',
      category: 'Kesehatan Anak',
      published: '2026-10-30',
      image: cover(1),
      snippet:
        'Jadwal imunisasi menurut rekomendasi IDAI, apa saja yang perlu disiapkan orang tua, dan kapan imunisasi sebaiknya ditunda.',
    },
    {
      title: { text: 'Five questions to ask before surgery', lang: 'en' },
      href: '/kesehatan/operasi',
      category: 'Bedah',
      published: '2026-09-03',
      snippet: { text: 'What to bring, what to eat, whom to call: a short list for you and your family.', lang: 'en' },
    },
  ],
  packages: [
    {
      name: 'Medical Check-Up Dasar',
      href: '/paket/mcu-dasar',
      price: 750_000,
      validUntil: '2026-12-31',
      category: 'Check-Up',
      image: cover(2),
      snippet: 'Pemeriksaan fisik, darah lengkap, gula darah, kolesterol, fungsi ginjal, dan rontgen dada.',
      chat,
    },
    {
      name: 'Paket Persalinan Normal, kamar kelas I, termasuk kunjungan dokter anak',
      href: '/paket/persalinan',
      price: 12_500_000,
      validUntil: '2027-03-31',
      category: 'Ibu dan Anak',
      image: cover(1),
      chat,
    },
    {
      name: 'Vaksin HPV untuk remaja',
      href: '/paket/hpv',
      category: 'Vaksinasi',
      image: cover(3),
      snippet: 'Tiga dosis dalam enam bulan dengan konsultasi dokter.',
      chat,
    },
  ],
  testimonials: [
    {
      quote: 'Perawatnya sabar menjelaskan setiap langkah kepada ibu saya. Kami tidak merasa terburu-buru.',
      author: 'Wulandari',
      rating: 5,
      hospital: hospitals[0],
    },
    {
      quote: 'Daftar lewat situs, datang sesuai nomor antrean, selesai dalam satu jam.',
      author: 'Hendra Gunawan',
      rating: 4,
      hospital: hospitals[1],
    },
    { quote: 'Ruang tunggu anak bersih dan terang.', author: 'Suparman', rating: 4.5 },
  ],
  hospitals: hospitals.map((name, index) => ({
    ...people.hospital,
    name,
    href: `/rumah-sakit/${index}`,
    image: building('', index),
    hours: 'IGD dan ambulans 24 jam',
  })),
  videos: [
    { title: 'Cara mencuci tangan enam langkah', videoId: 'abc123', published: '2026-08-17', thumbnail: cover(0) },
    {
      title: 'Senam ringan untuk penderita nyeri lutut bersama fisioterapis kami',
      videoId: 'def456',
      published: '2026-07-01',
      thumbnail: cover(2),
    },
  ],
  posts: [0, 1, 2, 3].map((index) => ({
    href: `https://www.instagram.com/p/${index}`,
    image: cover(index),
    caption: 'Donor darah bersama PMI, Sabtu ini pukul 08.00 WIB di lobi utama. Terbuka untuk umum.',
    published: '2026-11-18',
  })),
  article: articleId,
  headings: {
    doctors: 'Dokter kami',
    doctorsSubtitle: 'Temui dokter spesialis yang berpraktik minggu ini di rumah sakit terdekat.',
    specialties: 'Layanan spesialis',
    packages: 'Paket kesehatan',
    packagesSubtitle: 'Harga jelas, isi jelas, berlaku sampai tanggal yang tertera.',
    articles: 'Artikel kesehatan',
    testimonials: 'Kata pasien kami',
    hospitals: 'Rumah sakit kami',
    videos: 'Video',
    instagram: 'Instagram',
    all: 'Lihat semua',
  },
  words: {
    paragraph:
      'Kami percaya perawatan yang baik dimulai dari penjelasan yang jelas. Karena itu setiap pasien berhak tahu apa yang akan dilakukan, mengapa, dan berapa lama.',
    long: 'Pertanggungjawaban penyelenggaraan pelayanan kegawatdaruratan',
    short: 'Buat janji temu',
    notice: 'Poliklinik tutup pada Hari Raya Idulfitri. IGD, ambulans, dan apotek tetap buka 24 jam.',
    notFound: 'Halaman ini tidak ditemukan',
    notFoundHint: 'Alamatnya mungkin berubah atau salah ketik.',
    backHome: 'Kembali ke beranda',
    empty: 'Belum ada jadwal pada hari ini',
    emptyHint: 'Pilih hari lain, atau lihat semua hari praktik.',
    refreshing: 'Sedang memuat data terbaru…',
  },
}
