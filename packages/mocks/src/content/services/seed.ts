/** A block of text about a service, in general or at one hospital (id). */
export interface BlockSeed {
  readonly judul: string
  readonly judul_en?: string
  readonly keterangan: string
  readonly keterangan_en?: string
  readonly rumah_sakit?: number
}

/** The seed of a featured service. */
export interface ServiceSeed {
  readonly nama: string
  readonly nama_en?: string
  readonly gambar: string
  readonly metaDescription: string
  readonly blocks: readonly BlockSeed[]
}
