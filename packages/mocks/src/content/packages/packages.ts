import { jakartaDay } from '../calendar.ts'
import { mediaId } from '../media.ts'
import type { PackageCategoryRow, PackageRow } from '../page-rows.ts'
import { slugOf } from '../slug.ts'
import { draft, published } from '../stamps.ts'
import { checkups } from './checkups.ts'
import { families, vaccinations } from './families.ts'
import { laboratory, promotions } from './offers.ts'
import type { PackageSeed } from './seed.ts'

/** The categories and their packages. The order gives the ids, so new ones go last. */
const categories: readonly (readonly [
  name: string,
  english: string | null,
  slug: string,
  packages: readonly PackageSeed[],
])[] = [
  ['Medical Check Up', 'Medical Check-Up', 'medical-check-up', checkups],
  ['Ibu dan Anak', 'Mother and Child', 'ibu-dan-anak', families],
  ['Vaksinasi', 'Vaccination', 'vaksinasi', vaccinations],
  ['Laboratorium', 'Laboratory', 'laboratorium', laboratory],
  ['Promo', null, 'promo', promotions],
]

/** The categories of health packages. */
export const packageCategories = (now: Date): readonly PackageCategoryRow[] =>
  categories.map(([kategori, kategori_en, slug], index) => ({
    id: index + 1,
    kategori,
    kategori_en,
    slug,
    icon: mediaId(`ikon-${slug}`),
    ...published(now, `paket ${slug}`, 450 - index),
  }))

const unfinished: PackageSeed = {
  nama: 'Paket Lansia Sehat',
  harga: 0,
  gambar: 'paket-mcu',
  priority: 0,
  berakhir: 300,
  keterangan: '<p>Menunggu harga.</p>',
}

/** All health packages: on offer, ended, undated, and the draft of one. */
export const packages = (now: Date): readonly PackageRow[] =>
  [
    ...categories.flatMap(([, , , seeds], index) => seeds.map((seed) => ({ seed, kategori_paket: index + 1 }))),
    { seed: unfinished, kategori_paket: 1 },
  ].map(({ seed, kategori_paket }, index) => ({
    id: index + 1,
    nama: seed.nama,
    nama_en: seed.nama_en ?? null,
    keterangan: seed.keterangan,
    keterangan_en: seed.keterangan_en ?? null,
    harga: seed.harga,
    slug: slugOf(seed.nama),
    tgl_berakhir: seed.berakhir === undefined ? null : jakartaDay(now, seed.berakhir),
    gambar: mediaId(seed.gambar),
    priority: seed.priority,
    kategori_paket,
    ...(seed === unfinished ? draft : published)(now, seed.nama, 110 + index),
  }))
