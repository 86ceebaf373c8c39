import type { PublicationStamps } from './stamps.ts'

// The rows of content with its own pages: articles, packages, services, events and so on.

/** A category of articles. */
export interface ArticleCategoryRow extends PublicationStamps {
  readonly id: number
  readonly kategori: string
  readonly kategori_en: string | null
  readonly slug: string
}

/** An article. */
export interface ArticleRow extends PublicationStamps {
  readonly id: number
  readonly judul: string
  readonly judul_en: string | null
  /** Null for an entry that was made outside the admin panel. */
  readonly slug: string | null
  readonly artikel: string
  readonly artikel_en: string | null
  readonly gambar: number | null
  readonly rumah_sakit: number | null
  readonly kategori_artikel: number | null
  readonly kode_spesialis: string | null
  readonly ringkasan: string | null
  readonly ringkasan_en: string | null
  readonly penulis: string | null
  readonly peninjau: string | null
  readonly tgl_tinjau: string | null
}

/** A category of health packages. */
export interface PackageCategoryRow extends PublicationStamps {
  readonly id: number
  readonly kategori: string
  readonly kategori_en: string | null
  readonly slug: string
  readonly icon: number | null
}

/** A health package. */
export interface PackageRow extends PublicationStamps {
  readonly id: number
  readonly nama: string
  readonly nama_en: string | null
  readonly keterangan: string
  readonly keterangan_en: string | null
  /** Whole rupiah. */
  readonly harga: number
  readonly slug: string
  /** The day on which the offer ends; null if editors forgot the date. */
  readonly tgl_berakhir: string | null
  readonly gambar: number | null
  readonly priority: number | null
  readonly kategori_paket: number | null
}

/** Text for search engines. */
export interface SeoComponent {
  readonly id: number
  readonly metaTitle: string
  readonly metaDescription: string
}

/** A block of text about a featured service. */
export interface ServiceBlock {
  readonly id: number
  readonly judul: string
  readonly judul_en: string | null
  readonly keterangan: string
  readonly keterangan_en: string | null
  readonly rumah_sakit: number | null
}

/** A featured service. */
export interface FeaturedServiceRow extends PublicationStamps {
  readonly id: number
  readonly nama: string
  readonly nama_en: string | null
  readonly slug: string
  readonly cover: number | null
  readonly gambar: number | null
  readonly keterangan: readonly ServiceBlock[]
  readonly seo: SeoComponent | null
}

/** An event or a community. */
export interface EventRow extends PublicationStamps {
  readonly id: number
  readonly judul: string
  readonly judul_en: string | null
  readonly event: string
  readonly event_en: string | null
  readonly tanggal: string
  readonly slug: string
  readonly gambar: number | null
  readonly rumah_sakit: number | null
  readonly seo: SeoComponent | null
}

/** A page with forms to download. */
export interface FormRow extends PublicationStamps {
  readonly id: number
  readonly judul: string
  readonly judul_en: string | null
  readonly slug: string
  readonly isi: string
  readonly isi_en: string | null
  readonly berkas: readonly number[]
}

/** A job opening. */
export interface CareerRow extends PublicationStamps {
  readonly id: number
  readonly judul: string
  readonly judul_en: string | null
  readonly slug: string
  readonly deskripsi: string
  readonly tgl_tutup: string | null
  readonly rumah_sakit: number | null
  readonly gambar: number | null
}

/** One measured indicator. */
export interface MeasuredIndicator {
  readonly indikator: string
  readonly indikator_en: string
  /** The target; null if none. */
  readonly standar: number | null
  /** The measured value; null if not measured. */
  readonly capaian: number | null
  readonly satuan: string
  /** The better direction: higher, lower, or neither. */
  readonly arah: 'naik' | 'turun' | null
}

/** Quality indicators of a hospital for one period. */
export interface QualityIndicatorRow extends PublicationStamps {
  readonly id: number
  readonly judul: string
  readonly judul_en: string | null
  readonly slug: string
  readonly periode: string
  readonly keterangan: string
  readonly data: readonly MeasuredIndicator[]
  readonly gambar: number | null
  readonly rumah_sakit: number | null
}
