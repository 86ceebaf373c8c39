import type { SpecialtyCode } from '../specialties.ts'

/** An article as it is written here; what is left out is null in the content. */
export interface ArticleSeed {
  readonly judul: string
  readonly judul_en?: string
  /** A picture of the media library. */
  readonly gambar?: string
  readonly kode_spesialis?: SpecialtyCode
  /** Id of the hospital that it comes from; left out for the group. */
  readonly rumah_sakit?: number
  /** How many days ago it was written. */
  readonly usia: number
  readonly artikel: string
  readonly artikel_en?: string
  /** Not published yet. */
  readonly draf?: true
  /** Made outside the admin panel, which alone fills slugs. */
  readonly tanpaSlug?: true
}
