import { mediaId } from '../media.ts'
import type { FeaturedServiceRow } from '../page-rows.ts'
import { slugOf } from '../slug.ts'
import { published } from '../stamps.ts'
import { dialysis, endoscopy, heartCentre, orthopaedics, strokeUnit } from './adults.ts'
import { birth, development, lactation } from './families.ts'

/** The order gives the ids, which hospitals use to name their services. */
const seeds = [heartCentre, birth, strokeUnit, lactation, orthopaedics, dialysis, endoscopy, development]

/** Names of the featured services with their slugs, for menus. */
export const serviceLinks = seeds.map(({ nama, nama_en }) => ({ nama, nama_en: nama_en ?? null, slug: slugOf(nama) }))

/** The featured services. */
export const featuredServices = (now: Date): readonly FeaturedServiceRow[] =>
  seeds.map(({ nama, nama_en, gambar, metaDescription, blocks }, index) => ({
    id: index + 1,
    nama,
    nama_en: nama_en ?? null,
    slug: slugOf(nama),
    cover: mediaId(gambar),
    gambar: mediaId(gambar),
    keterangan: blocks.map(({ judul, judul_en, keterangan, keterangan_en, rumah_sakit }, place) => ({
      id: (index + 1) * 10 + place,
      judul,
      judul_en: judul_en ?? null,
      keterangan,
      keterangan_en: keterangan_en ?? null,
      rumah_sakit: rumah_sakit ?? null,
    })),
    seo: { id: index + 1, metaTitle: `${nama} | RS Kawung`, metaDescription },
    ...published(now, nama, 390 - index),
  }))
