import { jakartaDay, jakartaMoment } from '../calendar.ts'
import { mediaId, uploadUrl } from '../media.ts'
import type { InstagramPost, PopupRow, Product, ProductCategory, TestimonialRow, VideoRow } from '../site-rows.ts'
import { slugOf } from '../slug.ts'
import { published } from '../stamps.ts'

const videoSeeds = [
  ['Enam Langkah Cuci Tangan', 'video-cuci-tangan', 'kwg00000001', 4],
  ['Kenali Gejala Stroke: SeGeRa Ke RS', 'otak', 'kwg00000002', 18],
  ['Perlekatan Menyusui yang Benar', 'menyusui', 'kwg00000003', 41],
  ['Peregangan Lima Menit di Tempat Kerja', 'meja-kerja', 'kwg00000004', 66],
  ['Cara Memakai Inhaler', 'pelega-napas', 'kwg00000005', 90],
  ['Mengukur Tekanan Darah di Rumah', 'tekanan-darah', 'kwg00000006', 133],
  ['Mengenal RS Kawung', 'rs-kawung-karawang-gedung', 'kwg00000007', 240],
] as const

/** Videos, the newest first. */
export const videos = (now: Date): readonly VideoRow[] =>
  videoSeeds.map(([judul, picture, video_id, age], index) => ({
    id: index + 1,
    judul,
    thumbnail: mediaId(picture),
    video_id,
    tgl_rilis: jakartaDay(now, -age),
    ...published(now, judul, age),
  }))

/** Popups: one to show, one that has expired, one without a date. */
export const popups = (now: Date): readonly PopupRow[] => [
  {
    id: 1,
    judul: 'Medical Check Up Keluarga',
    expired: jakartaMoment(jakartaDay(now, -95), '23:59'),
    url_page: '/paket/medical-check-up-keluarga',
    gambar: mediaId('popup-mcu'),
    ...published(now, 'popup 1', 120),
  },
  {
    id: 2,
    judul: 'Vaksin Influenza Dewasa',
    expired: jakartaMoment(jakartaDay(now, 30), '23:59'),
    url_page: '/paket/vaksin-influenza-dewasa',
    gambar: mediaId('popup-vaksin'),
    ...published(now, 'popup 2', 6),
  },
  { id: 3, judul: 'Tanpa tanggal', expired: null, url_page: null, gambar: null, ...published(now, 'popup 3', 50) },
]

const said: readonly (readonly [user: string, rating: number, hospital: number | null, text: string])[] = [
  [
    'Ibu Yanti, Karawang',
    5,
    1,
    'Suami saya tertolong karena cepat ditangani saat stroke. Perawatnya sabar mengajari kami merawat di rumah.',
  ],
  ['Rudi', 5, 2, 'Pulang kerja langsung ke poliklinik sore, tidak perlu izin kantor. Antreannya jelas di ponsel.'],
  [
    'Keluarga Bapak Samsudin',
    4,
    3,
    'Dokternya menjelaskan dengan bahasa yang mudah dimengerti orang tua kami. Parkir agak penuh pada hari Senin.',
  ],
  [
    'Melinda S.',
    5,
    5,
    'Konselor laktasinya luar biasa. Minggu pertama saya hampir menyerah, sekarang sudah lulus enam bulan ASI eksklusif.',
  ],
  ['Pak Tatang, Subang', 5, 6, 'Cuci darah dua kali seminggu jadi dekat rumah. Terima kasih perawat gilir pagi.'],
  ['H. Abdul Rozak', 4, 1, 'Operasi katarak lancar, sekarang bisa mengaji lagi tanpa silau.'],
  ['Sinta', 5, 4, 'Fisioterapi setelah operasi lutut ditangani orang yang sama dari awal sampai selesai.'],
  ['Anonim', 3, null, 'Pelayanan baik, tetapi pengambilan obat masih lama. Semoga makin cepat.'],
]

/** The patients' testimonials. */
export const testimonials = (now: Date): readonly TestimonialRow[] =>
  said.map(([user, rating, rumah_sakit, testimoni], index) => ({
    id: index + 1,
    testimoni,
    user,
    rating,
    rumah_sakit,
    ...published(now, user, 15 + index * 12),
  }))

const goods: readonly (readonly [name: string, picture: string, price: number, reduced: number | null])[] = [
  ['Tensimeter Digital', 'produk-tensimeter', 425_000, 389_000],
  ['Termometer Digital', 'produk-termometer', 65_000, null],
  ['Alat Ukur Gula Darah', 'produk-alat-gula-darah', 310_000, 275_000],
  ['Spacer Inhaler', 'produk-pelega-napas', 145_000, null],
  ['Sikat Gigi Lembut', 'produk-sikat-gigi', 22_000, null],
]

/** The shop's products. */
export const products: readonly Product[] = goods.map(([name, picture, price, sale_price], index) => ({
  id: index + 1,
  name,
  slug: slugOf(name),
  price,
  sale_price,
  thumbnail: uploadUrl(picture),
}))

/** The shop's categories. */
export const productCategories: readonly ProductCategory[] = [
  { id: 1, name: 'Recent Viewed', slug: 'recent-viewed', products: [1, 3, 4] },
  { id: 2, name: 'Alat Kesehatan', slug: 'alat-kesehatan', products: [1, 2, 3, 4, 5] },
]

const posts: readonly (readonly [
  picture: string,
  age: number,
  type: InstagramPost['media_type'],
  caption: string | null,
])[] = [
  [
    'instagram-stroke',
    1,
    'IMAGE',
    'Kenali tanda stroke dengan SeGeRa Ke RS. Waktu adalah otak!\n\n#RSKawung #SehatBersama',
  ],
  [
    'instagram-senam',
    3,
    'CAROUSEL_ALBUM',
    'Senam jantung sehat pekan lalu diikuti 180 warga. Sampai jumpa bulan depan! #Karawang',
  ],
  ['instagram-menyusui', 6, 'VIDEO', 'Posisi menyusui yang nyaman untuk ibu dan bayi. #ASIEksklusif'],
  ['instagram-nyamuk', 9, 'IMAGE', 'Musim hujan tiba: jangan lupa 3M Plus. #CegahDBD'],
  ['instagram-donor', 13, 'IMAGE', null],
  ['instagram-gizi', 17, 'IMAGE', 'Setengah piring sayur dan buah. Isi piringmu hari ini apa? #IsiPiringku'],
]

/** The latest posts of the group's Instagram account, the newest first. */
export const instagramPosts = (now: Date, publicUrl = 'https://cms.rs-kawung.example'): readonly InstagramPost[] =>
  posts.map(([picture, age, media_type, caption], index) => ({
    id: `1802345678901${String(9000 - age)}`,
    caption,
    media_type,
    media_url: `${publicUrl}${uploadUrl(picture)}`,
    thumbnail_url: media_type === 'VIDEO' ? `${publicUrl}${uploadUrl(picture)}` : null,
    permalink: `https://www.instagram.com/p/contoh${index + 1}/`,
    timestamp: jakartaMoment(jakartaDay(now, -age), '10:30').replace('.000Z', '+0000'),
  }))
