/** A package seed; omitted fields are null in the content. */
export interface PackageSeed {
  readonly nama: string
  readonly nama_en?: string
  /** Whole rupiah. */
  readonly harga: number
  readonly gambar: string
  readonly priority: number
  /** The days until the offer ends: 0 is today, a negative number means that it has ended. Omitted if editors gave no date. */
  readonly berakhir?: number
  readonly keterangan: string
  readonly keterangan_en?: string
}
