import { jakartaDay } from '../calendar.ts'
import { mediaId } from '../media.ts'
import type { ArticleCategoryRow, ArticleRow } from '../page-rows.ts'
import { slugOf } from '../slug.ts'
import { draft, published } from '../stamps.ts'
import { childArticles } from './children.ts'
import { conditionArticles } from './conditions.ts'
import { heartArticles } from './heart.ts'
import { lifestyleArticles } from './lifestyle.ts'
import { mindArticles, newsArticles } from './mind-and-news.ts'
import { motherArticles } from './mother-and-child.ts'
import { organArticles } from './organs.ts'
import type { ArticleSeed } from './seed.ts'

/** The categories and their articles; the last is empty. The order gives the ids, so new ones go last. */
const categories: readonly (readonly [
  name: string,
  english: string | null,
  slug: string,
  articles: readonly ArticleSeed[],
])[] = [
  ['Kesehatan Jantung', 'Heart Health', 'kesehatan-jantung', heartArticles],
  ['Ibu dan Anak', 'Mother and Child', 'ibu-dan-anak', [...motherArticles, ...childArticles]],
  ['Gaya Hidup Sehat', 'Healthy Living', 'gaya-hidup-sehat', lifestyleArticles],
  ['Penyakit dan Gejala', 'Conditions and Symptoms', 'penyakit-dan-gejala', [...conditionArticles, ...organArticles]],
  ['Kesehatan Mental', 'Mental Health', 'kesehatan-mental', mindArticles],
  ['Berita', 'News', 'berita', newsArticles],
  ['Tanya Dokter', null, 'tanya-dokter', []],
]

/** The categories of articles. */
export const articleCategories = (now: Date): readonly ArticleCategoryRow[] =>
  categories.map(([kategori, kategori_en, slug], index) => ({
    id: index + 1,
    kategori,
    kategori_en,
    slug,
    ...published(now, slug, 500 - index),
  }))

/** All articles, drafts included. */
export const articles = (now: Date): readonly ArticleRow[] =>
  categories
    .flatMap(([, , , seeds], index) => seeds.map((seed) => ({ seed, kategori_artikel: index + 1 })))
    .map(({ seed, kategori_artikel }, index) => ({
      id: index + 1,
      judul: seed.judul,
      judul_en: seed.judul_en ?? null,
      slug: seed.tanpaSlug ? null : slugOf(seed.judul),
      artikel: seed.artikel,
      artikel_en: seed.artikel_en ?? null,
      gambar: seed.gambar === undefined ? null : mediaId(seed.gambar),
      rumah_sakit: seed.rumah_sakit ?? null,
      kategori_artikel,
      kode_spesialis: seed.kode_spesialis ?? null,
      ringkasan: seed.ringkasan ?? null,
      ringkasan_en: seed.ringkasan_en ?? null,
      penulis: seed.peninjau === undefined ? null : 'Tim edukasi pasien RS Kawung',
      peninjau: seed.peninjau ?? null,
      // The day of the review is two days after the article was written, but at the latest today.
      tgl_tinjau: seed.peninjau === undefined ? null : jakartaDay(now, Math.min(2 - seed.usia, 0)),
      ...(seed.draf ? draft : published)(now, seed.judul, seed.usia),
    }))
