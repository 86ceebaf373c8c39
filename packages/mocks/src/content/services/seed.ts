/** A block of text about a service, in general or at one hospital (id). */
export interface BlockSeed {
  readonly judul: string
  readonly judul_en?: string
  readonly keterangan: string
  readonly keterangan_en?: string
  readonly rumah_sakit?: number
}

/** A featured service as it is written here. */
export interface ServiceSeed {
  readonly nama: string
  readonly nama_en?: string
  readonly gambar: string
  readonly metaDescription: string
  readonly blocks: readonly BlockSeed[]
}
