import type { SpecialtyCode } from '../specialty-codes.ts'

/** An article seed; omitted fields are null in the content. */
export interface ArticleSeed {
  readonly judul: string
  readonly judul_en?: string
  /** A picture of the media library. */
  readonly gambar?: string
  readonly kode_spesialis?: SpecialtyCode
  /** Id of its hospital; omitted for the group. */
  readonly rumah_sakit?: number
  /** The doctor who reviewed the article. Without a reviewer it has no author either. */
  readonly peninjau?: string
  readonly ringkasan?: string
  readonly ringkasan_en?: string
  /** How many days ago the article was written. */
  readonly usia: number
  readonly artikel: string
  readonly artikel_en?: string
  /** The article is not published yet. */
  readonly draf?: true
  /** The article was created outside the admin panel, and so has no slug. */
  readonly tanpaSlug?: true
}
