/** A package seed; omitted fields are null in the content. */
export interface PackageSeed {
  readonly nama: string
  readonly nama_en?: string
  /** Whole rupiah. */
  readonly harga: number
  readonly gambar: string
  readonly priority: number
  /** In how many days the offer ends: 0 is today, negative has passed; omitted if editors gave no date. */
  readonly berakhir?: number
  readonly keterangan: string
  readonly keterangan_en?: string
}
