import { mediaId } from '../media.ts'
import type { HomeRow, HomeSection, SectionComponent, SlideComponent, SlideRow } from '../site-rows.ts'
import { published } from '../stamps.ts'

const slides: readonly Omit<SlideComponent, 'id'>[] = [
  {
    judul: 'Dekat saat Anda membutuhkan',
    link: '/jadwal-dokter',
    keterangan: 'Enam rumah sakit, lebih dari lima puluh dokter spesialis, dan IGD 24 jam di Karawang dan sekitarnya.',
    gambar: mediaId('slider-selamat-datang'),
  },
  {
    judul: 'Kenali tubuh Anda lebih awal',
    link: '/paket/medical-check-up-eksekutif',
    keterangan: 'Medical Check Up Eksekutif selesai dalam setengah hari.',
    gambar: mediaId('paket-mcu'),
  },
  {
    judul: 'Stroke? Setiap menit berharga',
    link: '/layanan-unggulan/unit-stroke-terpadu',
    keterangan: 'Unit Stroke Terpadu siap 24 jam. Hubungi 119.',
    gambar: mediaId('layanan-stroke'),
  },
  {
    judul: 'Menyusui dapat dipelajari',
    link: '/layanan-unggulan/klinik-laktasi',
    keterangan: null,
    gambar: mediaId('layanan-laktasi'),
  },
]

/** The slides as separate entries; the last one has only its position. */
export const homeSlides = (now: Date): readonly SlideRow[] =>
  [...slides, { judul: null, link: null, keterangan: null, gambar: null }].map((slide, index) => ({
    id: index + 1,
    ...slide,
    ...published(now, `slider ${index}`, 40 - index),
  }))

const section = (
  id: number,
  judul: string,
  judul_en: string,
  subjudul: string,
  subjudul_en: string,
): SectionComponent => ({
  id,
  judul,
  judul_en,
  subjudul,
  subjudul_en,
})

const sections: { readonly [Section in HomeSection]: SectionComponent } = {
  lokasi_dokter: section(
    1,
    'Dokter di rumah sakit kami',
    'Doctors at our hospitals',
    'Pilih rumah sakit, lalu temukan dokternya.',
    'Choose a hospital and find its doctors.',
  ),
  jadwal_dokter: section(
    2,
    'Jadwal Dokter',
    'Doctor Schedules',
    'Cari menurut nama, spesialisasi, atau hari.',
    'Search by name, specialty, or day.',
  ),
  spesialis: section(
    3,
    'Layanan Spesialis',
    'Specialist Services',
    'Sembilan belas bidang keahlian untuk seluruh keluarga.',
    'Nineteen specialties for the whole family.',
  ),
  artikel: section(
    4,
    'Artikel Kesehatan',
    'Health Articles',
    'Ditulis dan diperiksa oleh dokter kami.',
    'Written and checked by our doctors.',
  ),
  paket: section(
    5,
    'Paket Kesehatan',
    'Health Packages',
    'Isi dan harga jelas sejak awal.',
    'Contents and prices are clear from the start.',
  ),
  testimoni: section(
    6,
    'Kata Mereka',
    'What Patients Say',
    'Pengalaman pasien dan keluarga.',
    'Experiences of patients and families.',
  ),
  instagram: section(
    7,
    'Ikuti Kami',
    'Follow Us',
    'Kabar sehari-hari dari rumah sakit.',
    'Everyday news from our hospitals.',
  ),
  video: section(
    8,
    'Video',
    'Videos',
    'Belajar hidup sehat dalam beberapa menit.',
    'Learn to live well in a few minutes.',
  ),
}

/** The home page. */
export const home = (now: Date): readonly HomeRow[] => [
  {
    id: 1,
    slider: slides.map((slide, index) => ({ id: index + 1, ...slide })),
    ...sections,
    ...published(now, 'beranda', 300),
  },
]
